import { expect, test } from 'vitest'

import { checkCampaignTimes, checkEarlyGrant, checkFactYears, checkPublishAt } from './campaign-times.ts'

test('a date more than a year before or after is reported', () => {
  const dates = ['2021-12-31', '2022-01-01', '2024-12-31', '2025-01-01']
  const diagnostics = checkFactYears(Object.fromEntries(dates.map((date) => [date, date])), [2023, 2023])
  expect(diagnostics.map(({ path }) => path)).toEqual([
    ['facts', '2021-12-31'],
    ['facts', '2025-01-01'],
  ])
})

test('facts that are no dates have no year', () => {
  expect(checkFactYears({ 参加: '2,050人', 締切時刻: '20:50' }, [2023, 2023])).toEqual([])
})

test('a time in another time zone is reported, and one in that of Japan is not', () => {
  const countOf = (publishAt: string) => checkPublishAt({ publishAt }).length
  expect(['2023-01-25T10:00Z', '2023-01-25T10:00-09:00', '2023-01-25T10:00+08:00'].map(countOf)).toEqual([1, 1, 1])
  expect(['2023-01-25T10:00+09:00', '2023-01-25T10:00', '2023-01-25 10:00'].map(countOf)).toEqual([0, 0, 0])
})

function timesIn(first: string, last: string) {
  const period = { start: `${first} 00:00`, end: `${last} 23:59` }
  return { period, publishAt: undefined, facts: {}, runsOver: false, isEighthDay: false }
}

test('a period left from another month is reported with its month', () => {
  expect(checkCampaignTimes(timesIn('2023-01-01', '2023-01-31'), '202302-1')).toMatchObject([
    { kind: 'period-outside-month', details: { month: '2023-02' } },
  ])
})

test('a campaign of the eighth on another day is reported with the eighth of its month', () => {
  const ninth = { ...timesIn('2023-02-09', '2023-02-09'), isEighthDay: true }
  expect(checkCampaignTimes(ninth, '202302-1')).toMatchObject([
    { kind: 'not-eighth-day', details: { eighth: '2023-02-08' } },
  ])
})

test('points granted too soon are reported with the last day', () => {
  const granted = { ...timesIn('2023-02-01', '2023-02-28'), grantBy: '2023-02-27' }
  expect(checkEarlyGrant(granted)).toMatchObject([{ details: { grantBy: '2023-02-27', end: '2023-02-28' } }])
})
