import { expect, test } from 'vitest'

import { parseEnd, parseStart } from '#schemas/japan-time.ts'
import { periodStatusAt } from '#schemas/period-status.ts'

import { boundaryMoments, formatDay, formatMoment, keyMoments, type Span } from './moments.ts'

const february: Span = [parseStart('2023-02-01 00:00'), parseEnd('2023-02-28 23:59')]
const eighth: Span = [parseStart('2023-02-08 00:00'), parseEnd('2023-02-08 23:59')]

test('the moments of a period are before it, its first, in it, its last seconds, and after it', () => {
  expect(
    keyMoments([february]).map(({ label, at }) => [label, formatDay(at), periodStatusAt(...february, at)]),
  ).toEqual([
    ['始まる前', '1月29日(日) 0:00', 'BEFORE_THE_PERIOD'],
    ['始まる瞬間', '2月1日(水) 0:00', 'DURING_THE_PERIOD'],
    ['期間中', '2月14日(火) 12:00', 'DURING_THE_PERIOD'],
    ['終わる10秒前', '2月28日(火) 23:59:50', 'DURING_THE_PERIOD'],
    ['終わったあと', '3月1日(水) 0:00', 'AFTER_THE_PERIOD'],
  ])
})

test('a page with several periods is looked at from the first start to the last end', () => {
  const labels = keyMoments([eighth, february]).map(({ at }) => formatDay(at))
  expect(labels).toEqual(keyMoments([february]).map(({ at }) => formatDay(at)))
})

test('both sides of every boundary come in order, each once', () => {
  expect(boundaryMoments([february, eighth, eighth]).map(formatDay)).toEqual([
    '1月31日(火) 23:59:59',
    '2月1日(水) 0:00',
    '2月7日(火) 23:59:59',
    '2月8日(水) 0:00',
    '2月8日(水) 23:59:59',
    '2月9日(木) 0:00',
    '2月28日(火) 23:59:59',
    '3月1日(水) 0:00',
  ])
})

test('a page without periods has no moments of its own', () => {
  expect(keyMoments([])).toEqual([])
  expect(boundaryMoments([])).toEqual([])
})

test('a moment is told with its year', () => {
  expect(formatMoment(february[0])).toBe('2023年2月1日(水) 0:00')
})
