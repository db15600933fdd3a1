import { describe, expect, test } from 'vitest'

import { describeCap, describePeriod, formatNumber, shortPeriod } from '#blocks/format.ts'
import { addRates } from '#schemas/rates.ts'

function words(start: string, end: string): string {
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
    expect(words(start, end)).toBe(expected)
  })
})

test('a short period names one day once, and the same day of two years twice', () => {
  expect(shortPeriod({ start: '2023-02-01 00:00', end: '2023-02-28 23:59' })).toBe('2/1(水)〜2/28(火)')
  expect(shortPeriod({ start: '2023-02-08 00:00', end: '2023-02-08 23:59' })).toBe('2/8(水)')
  expect(shortPeriod({ start: '2017-02-08 00:00', end: '2023-02-08 23:59' })).toBe('2/8(水)〜2/8(水)')
})

test('a cap is a number of points, or none', () => {
  expect(describeCap(300)).toBe('上限 300ポイント')
  expect(describeCap(1500)).toBe('上限 1,500ポイント')
  expect(describeCap(null)).toBe('上限なし')
})

test('numbers have separators, and rates add up without binary fractions', () => {
  expect(formatNumber(149_800)).toBe('149,800')
  expect(addRates(0.1, 0.2)).toBe(0.3)
})
