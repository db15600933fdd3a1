import { expect, test } from 'vitest'

import { testPhrases } from '../../../tests/support/sites/test-phrases.ts'
import { findLeftovers, listReviewedTexts } from './leftovers.ts'

const [september, august] = ['campaigns/202309-1/noodles.mdx', 'campaigns/202308-1/noodles.mdx']

/** Returns the leftovers of a copied file, as kind and text. */
function leftoversOf(after: string, before: string, files: { after?: string; before?: string } = {}): string[][] {
  const leftovers = findLeftovers(
    { file: files.after ?? september, text: after },
    { file: files.before ?? august, text: before },
    testPhrases,
  )
  return leftovers.map(({ kind, text }) => [kind, text])
}

/** Returns the leftovers of a text that was copied without a change. */
const copied = (text: string) => leftoversOf(text, text)

test('each unchanged sentence is listed once, with its line', () => {
  const before =
    'title: 街のごはん\nlabel: お店で使える\n---\n\n## 対象のお店\n\nお店で支払います。送料は対象外です。\n'
  const after = before.replace('送料は', '配達料は').replace('お店で使える', 'お店で支払います。')
  expect(findLeftovers({ file: september, text: after }, { file: august, text: before }, testPhrases)).toEqual([
    { kind: 'sentence', line: 1, text: '街のごはん' },
    { kind: 'sentence', line: 5, text: '対象のお店' },
    { kind: 'sentence', line: 7, text: 'お店で支払います。' },
  ])
})

test('the text of a block is listed without its markup', () => {
  const block =
    '<Question title="分けて支払えますか">\n<Rates\n  caption="支払ったときの例"\n  columns={["お支払い", "合計"]}\n>'
  expect(copied(block).map(([, text]) => text)).toEqual(['分けて支払えますか', '支払ったときの例', 'お支払い, 合計'])
})

test('a sentence that moved is still unchanged', () => {
  expect(leftoversOf('送料は対象外です。\nお店で支払います。', 'お店で支払います。\n送料は対象外です。')).toHaveLength(
    2,
  )
})

test.each([
  ['what shared texts say', '<Shared use="steps" />\n- use: points-base\n'],
  ['a text that is a placeholder with its particle', 'tag: ｛開始日：日だけ｝だけ\n'],
  ['a value', 'facts:\n  例1: 1,500円\nreductionRate: 8\nbgcolor: "#ffd27a"\n'],
  ['a moved date', 'grantBy: 2023-08-31\nstart: 2023-08-01 00:00\n'],
  [
    'a text that is marked',
    'title: |- # 見直す\n  街のごはんが、\n  おトク。\ndescription: お店で支払います。 # 見直す\n',
  ],
])('%s is not listed', (_, text) => {
  expect(copied(text)).toEqual([])
})

test.each([
  'externalPageLink: https://help.example.jp/shops/february-88',
  'externalPageLink: https://help.example.jp/?from=2023-08',
  'src: images/summer-winter.svg',
  '  - id: Aug_bag',
  'link: /jp/card/202308-1/noodles/',
  'see [here](https://help.example.jp/xmas).',
])('another month in %s is listed, whether the line was changed or not', (line) => {
  expect(copied(line)).toMatchObject([['month', expect.stringMatching(/feb|08|winter|Aug|xmas/u)]])
  expect(leftoversOf(line, '')).toHaveLength(1)
})

test.each(['maybe', 'marche', 'september', 'autumn-bag', 'images/summer.svg', '120230801'])(
  '%s names no other month',
  (value) => expect(copied(`src: ${value}`)).toEqual([]),
)

test('the name of a file may name another month, too', () => {
  const files = { after: 'campaigns/202309-1/august-fair.mdx', before: 'campaigns/202308-1/august-fair.mdx' }
  expect(leftoversOf('', '', files)).toEqual([['month', 'august-fair']])
  expect(leftoversOf('', '', { ...files, after: 'campaigns/202408-1/august-fair.mdx' })).toEqual([])
})

test.each([
  ['month', '8月の街のごはん。'],
  ['month', '８月まで使えます。'],
  ['season', '夏休みの街のごはん。'],
  ['sequel', '｛開始日：月｝に始まったキャンペーンの続きです。'],
  ['sequel', '今月も、おトクです。'],
  ['sentence', '9月の街のごはん。'],
  ['sentence', 'お手続きはいりません。'],
  ['sentence', '確認ずみ: 法務と決めたとおり'],
])('a text of the kind %s that was taken over is reported as such: %s', (kind, text) => {
  expect(copied(text)).toEqual([[kind, text]])
})

test('names of another month are listed first, and plain sentences last', () => {
  const text = 'お店で支払います。\n今月も、おトク。\n夏休みの味。\n8月の味です。\nhttps://a.test/aug\n'
  expect(copied(text).map(([kind]) => kind)).toEqual(['month', 'month', 'season', 'sequel', 'sentence'])
})

test('between two months of one calendar month, its name in figures is no leftover', () => {
  const files = { after: 'campaigns/202303-2/a.mdx', before: 'campaigns/202303-1/a.mdx' }
  expect(leftoversOf('link: /jp/card/202303-1/a/', '', files)).toEqual([])
})

test('the text below a review mark is named as it is listed without the mark', () => {
  const before = 'title: |-\n  街のごはんが、\n  おトク。\ndescription: お店で支払います。\n'
  const marked = before.replace('|-', '|- # 見直す').replace('ます。', 'ます。 # 見直す')
  const listed = copied(before).map(([, text]) => text)
  expect(listReviewedTexts([{ line: 1 }, { line: 4 }], marked)).toEqual(expect.arrayContaining(listed))
  expect(listed).toHaveLength(2)
})
