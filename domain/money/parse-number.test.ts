import { expect, test } from 'vitest'

import { parseNumber } from './parse-number.ts'

test.each([
  ['12800', 12_800],
  ["12'800", 12_800],
  ['一二八〇〇', 12_800],
  ['千', 1000],
  ['3万5千', 35_000],
  ['3.5万', 35_000],
  ['二万三百', 20_300],
  ['1億2,000万', 120_000_000],
])('%s is %i', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test.each([
  ['has decimals', '1.5'],
  ['has decimals after its unit is applied', '1.25十'],
  ['has a last digit without a unit', '3万5'],
  ['has a remainder as large as its unit', '1万20,000'],
  ['has separators in the wrong place', '12,80'],
  ['is larger than the largest safe integer', '9999999999999999'],
  ['is empty', ''],
])('a text that %s is no number (%s)', (_, text) => {
  expect(parseNumber(text)).toBeUndefined()
})
