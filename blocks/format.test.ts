import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { describePeriod, formatNumber, formatPeriodNextTo, formatShortPeriod } from './format.ts'

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

function periodText(start: string, end: string): string {
  const period = describePeriod({ start, end })
  return `${period.start.text}〜${period.end.text}`
}

describe('a period in words', () => {
  test.each([
    ['2023-02-01 00:00', '2023-02-28 23:59', '2023年2月1日(水) 0:00〜2月28日(火) 23:59'],
    ['2023-02-08 00:00', '2023-02-08 23:59', '2023年2月8日(水) 0:00〜23:59'],
    ['2023-12-25 10:05', '2024-01-08 23:59', '2023年12月25日(月) 10:05〜2024年1月8日(月) 23:59'],
    ['2023-01-31T15:00Z', '2023-02-28T14:59:59Z', '2023年2月1日(水) 0:00〜2月28日(火) 23:59'],
    ['2024-02-29 00:00', '2024-02-29 23:59', '2024年2月29日(木) 0:00〜23:59'],
  ])('%s to %s is %s', (start, end, expected) => {
    expect(periodText(start, end)).toBe(expected)
  })
})

test('a short period names one day once, and the same day of two years twice', () => {
  expect(formatShortPeriod({ start: '2023-02-01 00:00', end: '2023-02-28 23:59' })).toBe('2/1(水)〜2/28(火)')
  expect(formatShortPeriod({ start: '2023-02-08 00:00', end: '2023-02-08 23:59' })).toBe('2/8(水)')
  expect(formatShortPeriod({ start: '2017-02-08 00:00', end: '2023-02-08 23:59' })).toBe('2/8(水)〜2/8(水)')
})

test('the period of a single day is left out next to a condition that names the day', () => {
  const day = { start: '2023-02-08 00:00', end: '2023-02-08 23:59' }
  const month = { start: '2023-02-08 00:00', end: '2023-02-28 23:59' }
  expect(formatPeriodNextTo(['1回 700円以上', '2月8日(水)だけ'], day)).toBe('')
  expect(formatPeriodNextTo(['1回 700円以上'], day)).toBe('2/8(水)')
  expect(formatPeriodNextTo(['12月8日(金)だけ', '2月8日以外'], month)).toBe('2/8(水)〜2/28(火)')
  expect(formatPeriodNextTo(['12月8日(金)だけ'], day)).toBe('2/8(水)')
})
