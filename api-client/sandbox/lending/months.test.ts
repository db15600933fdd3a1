import fc from 'fast-check'
import { expect, test } from 'vitest'

import { japanMonthAfter } from './months.ts'

const japan = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'numeric' })

/** Months since year 0 in Japan time, by the platform's own calendar. */
function monthsByPlatform(instant: number): number {
  const parts = new Map(japan.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return (parts.get('year') ?? 0) * 12 + (parts.get('month') ?? 0) - 1
}

test.each([
  ['2023-06-15T03:00:00Z', 1, '2023-07', 'the middle of a month'],
  ['2023-12-31T14:59:59.999Z', 1, '2024-01', 'the last instant of the year in Japan'],
  ['2023-12-31T15:00:00Z', 1, '2024-02', 'the first instant of the year in Japan, still last year in UTC'],
  ['2024-01-31T03:00:00Z', 1, '2024-02', 'a day that the next month lacks'],
  ['2023-03-31T14:59:59.999Z', 1, '2023-04', 'just before midnight in Japan'],
  ['2023-03-31T15:00:00Z', 1, '2023-05', 'midnight in Japan'],
  ['2023-12-10T03:00:00Z', 12, '2024-12', 'a whole year'],
  ['2023-01-10T03:00:00Z', 60, '2028-01', 'five years'],
  ['2023-01-10T03:00:00Z', 0, '2023-01', 'no month'],
])('from %s, %i months later it is %s (%s)', (start, months, expected) => {
  expect(japanMonthAfter(Date.parse(start), months)).toBe(expected)
})

test('months agree with the calendar of the platform', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(9899, 11, 31) }), fc.nat({ max: 120 }), (start, months) => {
      const [year = '', month = ''] = japanMonthAfter(start, months).split('-')
      expect([year.length, month.length]).toEqual([4, 2])
      expect(Number(year) * 12 + Number(month) - 1).toBe(monthsByPlatform(start) + months)
    }),
  )
})

test.each([NaN, -1, Infinity, -Infinity, Date.UTC(9900, 0)])('%d is no instant of a loan', (start) => {
  expect(() => japanMonthAfter(start, 1)).toThrow(RangeError)
})
