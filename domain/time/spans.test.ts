import { expect, test } from 'vitest'

import { formatMoment } from './format-time.ts'
import {
  listBoundaries,
  doOverlap,
  sidesOfBoundaries,
  parsePeriod,
  findSpans,
  formatCampaignSpans,
  parseCampaignSpans,
} from './spans.ts'

const february = parsePeriod({ start: '2023-02-01 00:00', end: '2023-02-28 23:59' })
const eighth = parsePeriod({ start: '2023-02-08 00:00', end: '2023-02-08 23:59' })

const formatSeconds = (at: number) => formatMoment(at, { year: false, seconds: true })

test('both sides of every boundary are listed in order, each once', () => {
  expect(sidesOfBoundaries([february, eighth, eighth]).map(formatSeconds)).toEqual([
    '1月31日(火) 23:59:59',
    '2月1日(水) 0:00',
    '2月7日(火) 23:59:59',
    '2月8日(水) 0:00',
    '2月8日(水) 23:59:59',
    '2月9日(木) 0:00',
    '2月28日(火) 23:59:59',
    '3月1日(水) 0:00',
  ])
  expect(listBoundaries([])).toEqual([])
})

test("the periods of a page are read from its script's attribute", () => {
  expect(findSpans('<article data-period="1000,2000"><i data-period="3,4">')).toEqual([
    { start: 1000, end: 2000 },
    { start: 3, end: 4 },
  ])
})

test.each(['1,2 3,4|5,6', '1,2|', '|'])('periods of campaigns are read as they were written: %s', (written) => {
  expect(formatCampaignSpans(parseCampaignSpans(written))).toBe(written)
})

test('periods overlap from the instant that they share on', () => {
  const span = (start: number, end: number) => ({ start, end })
  expect(doOverlap(span(1, 5), span(5, 9))).toBe(true)
  expect(doOverlap(span(5, 9), span(1, 5))).toBe(true)
  expect(doOverlap(span(1, 9), span(3, 4))).toBe(true)
  expect(doOverlap(span(3, 4), span(1, 9))).toBe(true)
  expect(doOverlap(span(1, 4), span(5, 9))).toBe(false)
  expect(doOverlap(span(5, 9), span(1, 4))).toBe(false)
})
