import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatNumber } from './format.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [149_800, '149,800'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
  [0.5, '0.5'],
  [14.95, '14.95'],
  [1234.5, '1,234.5'],
])('%d is written as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test('a rate can have one decimal at least', () => {
  expect([15, 3.5, 14.95, 0.000001].map((rate) => formatNumber(rate, 1))).toEqual(['15.0', '3.5', '14.95', '0.000001'])
})

test('any amount, and any rate of up to six decimals, is written as Intl writes it for Japan', () => {
  const intl = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 6 })
  const figure = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: 0, max: 1e9 }).map((millionths) => millionths / 1e6),
  )
  fc.assert(
    fc.property(figure, (value) => {
      expect(formatNumber(value)).toBe(intl.format(value))
    }),
  )
})
