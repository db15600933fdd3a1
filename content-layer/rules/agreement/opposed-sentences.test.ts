import { expect, test } from 'vitest'

import { opposedSentences } from './opposed-sentences.ts'

const texts = (...values: string[]) =>
  values.map((value, index) => ({ file: 'a.mdx', field: '-', line: index + 1, column: 1, value }))
const told = (...values: string[]) =>
  opposedSentences(texts(...values), 'メルカード').map(({ line, details }) => [line, details])

const limit = '付与は、期間中お一人さま1回です。'
const why = '付与は、お一人さまの回数まで'

test('a sentence that says the opposite of another is told where it stands, with the words of both', () => {
  expect(told(limit, 'お買い物のたびに、500ポイントをプレゼント。')).toEqual([
    [2, { got: 'たびに、500ポイントをプレゼント', said: '付与は、期間中お一人さま', why }],
  ])
})

test('a question is no claim, but a claim behind it is', () => {
  expect(told(limit, 'お買い物のたびにもらえますか？')).toEqual([])
  expect(told(limit, 'お買い物のたびにもらえますか')).toEqual([])
  expect(told(limit, 'お買い物のたびにもらえますか', '何度でももらえます。').map(([line]) => line)).toEqual([3])
})

test('what the next text denies, of something else, hides no claim that ends without a full stop', () => {
  const paid = '上乗せするのは、メルカードのお支払いです。'
  expect(told(paid, '現金でも上乗せします', '送料は、上乗せの対象になりません').map(([line]) => line)).toEqual([2])
  expect(told(paid, '現金でも、ポイントは\nつきません。')).toEqual([])
})

test('a sentence alone is fine, and one does not oppose itself', () => {
  expect(told('お買い物のたびに、500ポイントをプレゼント。')).toEqual([])
  expect(told(limit)).toEqual([])
  expect(told('何度でも付与しますが、付与は、期間中お一人さま1回です。')).toEqual([])
})

test('the card goes by the name that its provider gives it', () => {
  const of = (card: string) =>
    opposedSentences(texts(`上乗せするのは、${card}のお支払いです。`, '現金でも上乗せします。'), card).map(
      ({ line }) => line,
    )
  expect(['メルカード', 'ほしぞらカード', 'C+ (プラス)', 'ＳＴＡＲカード'.normalize('NFKC')].map(of)).toEqual([
    [2],
    [2],
    [2],
    [2],
  ])
})
