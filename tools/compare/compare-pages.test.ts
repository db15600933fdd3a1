import { expect, test } from 'vitest'

import { comparePages, type PageDifference } from './compare-pages.ts'
import { readPageText } from './page-text.ts'

function page(body: string): string {
  return `<!DOCTYPE html><html><head><title>題</title><style>p{}</style></head><body>${body}</body></html>`
}

function compare(before: string, after: string, pagePath = '/jp/card/202302-1/noodles/'): PageDifference | undefined {
  return comparePages({ pagePath, before: page(before), after: page(after) })
}

test('a page is read sentence by sentence, with the descriptions of its pictures', () => {
  const html = page(
    '<main><h1>見出し</h1><p>常時<strong>1%</strong>です。上限は<span>300</span>ポイント。</p><div><span>期間</span><span>2月</span></div><img src="/a.svg" alt="どんぶり"><script>x</script></main>',
  )
  expect(readPageText(html).sentences).toEqual([
    '見出し',
    '常時1%です。',
    '上限は300ポイント。',
    '期間',
    '2月',
    '画像「どんぶり」',
  ])
})

test('the columns of a row are separate, and a link between words is not', () => {
  const row =
    '<li><a href="/"><span>8月<span>8日</span>は8の日</span><span><b>＋8%</b><span>上限 300</span></span></a></li>'
  const note = '<li>くわしくは<a href="/">ヘルプ</a>をご覧ください。</li>'
  expect(readPageText(page(`<ul>${row}${note}</ul>`)).sentences).toEqual([
    '8月8日は8の日',
    '＋8%',
    '上限 300',
    'くわしくはヘルプをご覧ください。',
  ])
})

test('a sentence that was reworded is one pair, and others are left alone', () => {
  const change = compare('<p>同じです。上限は300ポイントです。</p>', '<p>同じです。上限は500ポイントです。</p>')
  expect(change?.pairs).toEqual([{ before: '上限は300ポイントです。', after: '上限は500ポイントです。' }])
})

test('sentences that have nothing to do with each other are not paired', () => {
  const change = compare('<p>お支払いの後につきます。</p><p>対象です。</p>', '<p>絵を見てください。</p>')
  expect(change?.pairs).toHaveLength(3)
})

test('pages that differ alike share their way of differing, others do not', () => {
  const one = compare('<p>甲</p><p>上限 300</p>', '<p>甲</p><p>上限 500</p>', '/jp/card/202302-1/a/')
  const other = compare('<h1>乙</h1><p>上限 300</p>', '<h1>乙</h1><p>上限 500</p>', '/jp/card/202302-1/b/')
  const third = compare('<p>上限 300</p>', '<p>上限 400</p>', '/jp/card/202302-1/c/')
  expect(one?.way).toBe(other?.way)
  expect(one?.way).not.toBe(third?.way)
})

test('pages of one kind whose looks alone differ belong together, pages of two kinds do not', () => {
  const wayAt = (pagePath: string) => compare('<p class="a">甲</p>', '<p class="b">甲</p>', pagePath)?.way
  expect(wayAt('/jp/card/202302-1/a/')).toBe(wayAt('/jp/card/202303-1/b/'))
  expect(wayAt('/jp/card/202302-1/a/')).not.toBe(wayAt('/jp/card/202302-1/'))
  expect(wayAt('/jp/card/202302-1/a/')).not.toBe(wayAt('/jp/card/202302-1/a/in-app/'))
  expect(wayAt('/404.html')).toBe(wayAt('/errors/500.html'))
})

test('pages with the same new text are separate entries if one kind is also restyled', () => {
  const wayAt = (pagePath: string, name: string) =>
    compare('<p class="a">評価 4.6</p>', `<p class="${name}">評価 4.7</p>`, pagePath)?.way
  expect(wayAt('/404.html', 'a')).not.toBe(wayAt('/jp/card/202302-1/a/', 'b'))
  expect(wayAt('/404.html', 'a')).toBe(wayAt('/jp/card/202302-1/a/', 'a'))
})

test('an equal page is no difference; an added or removed one is', () => {
  expect(compare('<p>甲</p>', '<p>甲</p>')).toBeUndefined()
  expect(comparePages({ pagePath: '/a/', before: null, after: page('') })?.state).toBe('added')
  expect(comparePages({ pagePath: '/a/', before: page(''), after: null })?.state).toBe('removed')
})
