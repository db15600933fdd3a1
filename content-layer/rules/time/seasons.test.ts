import { expect, test } from 'vitest'

import { testPhrases } from '../../../tests/support/sites/test-phrases.ts'
import { checkSeasons } from './seasons.ts'

const text = (value: string, line = 1) => ({ file: 'a.mdx', field: '-', line, column: 1, value })

function diagnosticsOf(month: number, ...values: string[]) {
  return checkSeasons(
    values.map((value, index) => text(value, index + 1)),
    month,
    testPhrases,
  ).map((one) => [one.line, 'details' in one ? one.details : undefined])
}

test('of several words of one season the first in the text is reported', () => {
  expect(diagnosticsOf(9, '入学と卒業のお祝いに')).toEqual([[1, { actual: '入学', month: 9 }]])
})

test('words of two seasons are each reported, at their texts', () => {
  expect(diagnosticsOf(6, 'お正月に', '梅雨に', 'お月見と紅葉に')).toEqual([
    [1, { actual: 'お正月', month: 6 }],
    [3, { actual: 'お月見', month: 6 }],
    [3, { actual: '紅葉', month: 6 }],
  ])
})

test('a season that reaches into the month is not reported', () => {
  for (const month of [12, 1]) expect(diagnosticsOf(month, 'お正月に')).toEqual([])
})

test.each([
  ['春の1着が、ひと足早く', '春の', 2],
  ['雪の残る枝に咲く紅梅と白梅', '雪の残る', 3],
  ['満開の桜の木と三色だんご', '満開の桜', 4],
  ['雨の中のあじさいと傘', 'あじさい', 6],
  ['使い終えた夏の道具を', '夏の', 9],
  ['金魚の描かれた風鈴と笹', '金魚', 8],
])('%s belongs to other months than January, and to month %s', (value, actual, month) => {
  if (month > 3) expect(diagnosticsOf(1, value)).toEqual([[1, { actual, month: 1 }]])
  expect(diagnosticsOf(10, value)).toEqual([[1, { actual, month: 10 }]])
  expect(diagnosticsOf(month, value)).toEqual([])
})

test('words of all seasons, and of none, are not reported', () => {
  for (const month of [1, 4, 7, 10])
    expect(
      diagnosticsOf(month, '春夏秋冬のお出かけに', '春夏の服も、秋冬の服も', '青春の1冊に', '冬物を出品します'),
    ).toEqual([])
})
