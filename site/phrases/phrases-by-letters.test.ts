import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findPhraseStarts } from '../render/phrases-by-model.ts'
import { guessPhraseStarts } from './phrases-by-letters.ts'

function phrasesOf(text: string): string {
  const starts = [0, ...guessPhraseStarts(text)]
  return starts.map((at, index) => text.slice(at, starts[index + 1])).join('|')
}

test.each([
  '毎月の|お支払いを、|すこしずつ|もどします。',
  'キャンペーンに|エントリーした方が|対象です。',
  'アプリで|お買い物を|すると|500ポイント|（上限1,000ポイント）を|付与します。',
  '時間をおいて、|もう一度|読み込んでください。',
  'しばらくしてから|もう一度|お試しください。',
  '参加した後の|ご利用は、|20歳から',
])('%s', (phrases) => {
  const text = phrases.replaceAll('|', '')
  // The rules by letters may miss breaks that the dictionary finds, but must not add any.
  const allowed = new Set(findPhraseStarts(text))
  expect(guessPhraseStarts(text).length, phrasesOf(text)).toBeGreaterThan(0)
  for (const at of guessPhraseStarts(text)) expect(allowed, `${phrasesOf(text)} at ${at}`).toContain(at)
})

test.each([
  ['時間をおいて、もう一度読み込んでください。', 'もう一度'],
  ['お支払いの3%（上限 500ポイント）', '（上限 500ポイント）'],
  ['ご予約を取り消したときは、対象になりません。', '取り消したときは、'],
  ['予告なく変わることがあります。', '変わることが'],
])('in %s no line ends within %s', (text, phrase) => {
  const from = text.indexOf(phrase)
  for (const starts of [guessPhraseStarts(text), findPhraseStarts(text)])
    expect(starts.filter((at) => at > from && at < from + phrase.length)).toEqual([])
})

test('a long clause may end before its noun, which would not fit', () => {
  const text = '変えたり取り消したりすることはできません。'
  expect(findPhraseStarts(text)).toContain(text.indexOf('こと'))
})

test('no line starts with a closing mark or ends with an opening one or a figure, whatever the text', () => {
  const letters = fc.constantFrom(...Array.from('のをにでがお方物支払ポイント（）「」、。！1%5ゃ'))
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
      for (const at of guessPhraseStarts(text)) {
        expect(text.charAt(at)).not.toMatch(/[）」、。！%ゃ]/)
        expect(text.charAt(at - 1)).not.toMatch(/[（「15]/)
      }
    }),
  )
})
