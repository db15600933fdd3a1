import { expect, test } from 'vitest'

import { parsePeriod } from '#domain/time/spans.ts'
import { listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { campaignsData, periodData } from '#blocks/period-data.ts'

import { listMomentsOfPage } from './page-moments.ts'

const [first, last] = [
  { start: '2023-09-01 00:00', end: '2023-09-08 23:59' },
  { start: '2023-09-05 10:00', end: '2023-09-30 23:59' },
]
const article = `<article class="a" data-period="${periodData(first)['data-period']}">`
const row = `<li data-period="${periodData(last)['data-period']}">`

const poster = `<div data-campaigns="${campaignsData([first, last], [])['data-campaigns']}">`

test('a campaign has the moments of its own period, and a month those of all its campaigns', () => {
  expect(listMomentsOfPage(`${article}${row}`, 'campaigns/202309-1/shop.mdx')).toEqual(
    listMomentsOfPeriods([parsePeriod(first)]),
  )
  expect(listMomentsOfPage(`${poster}${article}${row}`, 'campaigns/202309-1/month.yaml')).toEqual(
    listMomentsOfPeriods([first, last].map(parsePeriod)),
  )
})

test('a campaign that is shown on the page of its month has the moments of its own period', () => {
  const own = `<article id="fee" class="a" data-period="${periodData(last)['data-period']}">`
  expect(listMomentsOfPage(`${poster}${article}${own}`, 'campaigns/202309-1/fee.mdx')).toEqual(
    listMomentsOfPeriods([parsePeriod(last)]),
  )
})
