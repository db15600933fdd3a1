import { expect, test } from 'vitest'

import { spanOf } from '#domain/time/spans.ts'
import { momentsOf } from '#domain/time/moments.ts'
import { campaignsData, periodData } from '#blocks/period-data.ts'

import { momentsOfPage } from './page-moments.ts'

const [first, last] = [
  { start: '2023-09-01 00:00', end: '2023-09-08 23:59' },
  { start: '2023-09-05 10:00', end: '2023-09-30 23:59' },
]
const article = `<article class="a" data-period="${periodData(first)['data-period']}">`
const row = `<li data-period="${periodData(last)['data-period']}">`

test('a campaign has the moments of its own period, and a month those of all its campaigns', () => {
  expect(momentsOfPage(`${article}${row}`)).toEqual(momentsOf([spanOf(first)]))
  const poster = `<div data-campaigns="${campaignsData([first, last], [])['data-campaigns']}">`
  expect(momentsOfPage(`${poster}${article}${row}`)).toEqual(momentsOf([first, last].map(spanOf)))
})
