import { expect, test } from 'vitest'

import { formatMoment } from './format-time.ts'
import { findMiddle, momentNames, listMomentsOfPeriods } from './period-moments.ts'
import { periodStatusAt } from './period-status.ts'
import { parsePeriod } from './spans.ts'

const february = parsePeriod({ start: '2023-02-01 00:00', end: '2023-02-28 23:59' })
const eighth = parsePeriod({ start: '2023-02-08 00:00', end: '2023-02-08 23:59' })

const formatSeconds = (at: number) => formatMoment(at, { year: false, seconds: true })

test('the moments of a period are before it, its first minute, in it, its last minute, and after it', () => {
  expect(
    listMomentsOfPeriods([february]).map(({ name, at }) => [
      momentNames[name],
      formatSeconds(at),
      periodStatusAt(february.start, february.end, at),
    ]),
  ).toEqual([
    ['開催前', '1月31日(火) 0:00', 'BEFORE_THE_PERIOD'],
    ['最初の1分', '2月1日(水) 0:00', 'DURING_THE_PERIOD'],
    ['開催中', '2月14日(火) 12:00', 'DURING_THE_PERIOD'],
    ['最後の1分', '2月28日(火) 23:59', 'DURING_THE_PERIOD'],
    ['終了後', '3月1日(水) 0:00', 'AFTER_THE_PERIOD'],
  ])
})

test.each([
  ['2023-02-01 10:00', '2023-02-01 11:59'],
  ['2023-02-01 10:00', '2023-02-01 10:00'],
  ['2023-02-01 10:00:00', '2023-02-01 10:00:00'],
  ['2023-02-01 23:59', '2023-02-02 00:01'],
])('from %s to %s, each moment has the state that its name tells', (start, end) => {
  const short = parsePeriod({ start, end })
  expect(listMomentsOfPeriods([short]).map(({ at }) => periodStatusAt(short.start, short.end, at))).toEqual([
    'BEFORE_THE_PERIOD',
    'DURING_THE_PERIOD',
    'DURING_THE_PERIOD',
    'DURING_THE_PERIOD',
    'AFTER_THE_PERIOD',
  ])
})

test('a page with several periods is looked at from the first start to the last end', () => {
  expect(listMomentsOfPeriods([eighth, february])).toEqual(listMomentsOfPeriods([february]))
})

test('a page without periods has no moments of its own', () => {
  expect(listMomentsOfPeriods([])).toEqual([])
})

test('noon is the middle only where it lies between start and end', () => {
  const noon = Date.parse('2023-02-01T12:00+09:00')
  const hour = 3_600_000
  const middle = (from: number, to: number) =>
    (findMiddle({ start: noon + from * hour, end: noon + to * hour }) - noon) / hour
  expect(middle(-12, 11)).toBe(0)
  expect(middle(-6, 0)).toBe(-3)
  expect(middle(0, 6)).toBe(3)
  // It is a whole second, but never before the start.
  expect(findMiddle({ start: noon + 100, end: noon + 200 })).toBe(noon + 100)
  expect(findMiddle({ start: noon + 100, end: noon + 3900 })).toBe(noon + 2000)
})
