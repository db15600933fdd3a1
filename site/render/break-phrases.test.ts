import { expect, test } from 'vitest'

import { phraseBreak, removeBreaks } from '../phrases/phrase-markup.ts'
import { breakPhrases } from './break-phrases.ts'
import { listElements, parseHtml, serializeHtml, getText } from './html.ts'

/** Returns a body with its phrases broken: `|` for what divides them, `[…]` for what stays in one piece. */
function breakBody(body: string): string {
  const page = parseHtml(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`)
  breakPhrases(page)
  const [, html = ''] = /<body>([\s\S]*)<\/body>/.exec(serializeHtml(page)) ?? []
  const [element] = listElements(page).filter(({ tagName }) => tagName === 'body')
  expect(element && removeBreaks(getText(element))).toBe(body.replaceAll(/<[^>]*>/g, ''))
  return html.replaceAll(phraseBreak, '|').replaceAll(/<span class="whole">([^<]*)<\/span>/g, '[$1]')
}

test.each([
  ['phrases are parted', '<p>次のキャンペーンを見る</p>', '<p>次の|キャンペーンを|見る</p>'],
  ['also across elements of a line', '<p>次の<b>キャンペーン</b>を見る</p>', '<p>次の<b>|キャンペーン</b>を|見る</p>'],
  ['WebKit needs help behind a comma too', '<p>お買い物と、支払い</p>', '<p>お買い物と、|支払い</p>'],
  [
    'what some browser would part is held together',
    '<p>「コード払い」と「現金」で払えます</p>',
    '<p>[「コード払い」と]|[「現金」で]|払えます</p>',
  ],
  [
    'an amount in one piece takes the end of its phrase in',
    '<p>上限は<span class="whole">280ポイント</span>です。</p>',
    '<p>上限は[280ポイントです。]</p>',
  ],
  [
    'a space stays outside of what is in one piece',
    '<p>上限 500ポイント、「現金」も 可能です</p>',
    '<p>上限 500ポイント、|[「現金」も] 可能です</p>',
  ],
  [
    'an item of a layout stays one',
    '<a class="inline-flex p-1">次のキャンペーンを見る</a>',
    '<a class="inline-flex p-1">次の|キャンペーンを|見る</a>',
  ],
  [
    'an item with several parts becomes one element',
    '<a class="inline-flex p-1">次の「特集」を見る</a>',
    '<a class="inline-flex p-1"><span>次の|[「特集」を]|見る</span></a>',
  ],
  [
    'blocks are read each for itself',
    '<ul><li>次のページ</li><li>前の</li></ul>',
    '<ul><li>次の|ページ</li><li>前の</li></ul>',
  ],
  ['a break is the end of a line', '<h1>街のごはんが、<br>ちょっと</h1>', '<h1>街の|ごはんが、<br>ちょっと</h1>'],
  ['scripts, drawings and marks stay', '<p>もらえます<sup>※1</sup></p><svg><text>次の店を見る</text></svg>', undefined],
  ['what is short stays as it is', '<a>次の店へ</a>', undefined],
] as const)('%s', (_, body, expected) => {
  expect(breakBody(body)).toBe(expected ?? body)
})
