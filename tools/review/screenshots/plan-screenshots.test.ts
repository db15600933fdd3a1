import { expect, test } from 'vitest'

import { formatSpan, parsePeriod } from '#domain/time/spans.ts'
import type { Period } from '#schemas/period.ts'

import { noUnpublishedData } from '../../../tests/support/review/no-unpublished-data.ts'

import type { ChangedEntry } from '../../compare/changed-entry.ts'
import type { Version } from '../../compare/compare-versions.ts'
import { planScreenshots } from './plan-screenshots.ts'

const eighth = { start: '2023-06-08 00:00', end: '2023-06-08 23:59' }
const june = { start: '2023-06-01 00:00', end: '2023-06-30 23:59' }
const pagePath = '/jp/card/202306-1/'

/** A version of the site with one page, which has elements with these periods. */
function versionWith(periods: readonly Period[]): Version {
  const markup = periods.map((period) => `<p data-period="${formatSpan(parsePeriod(period))}"></p>`).join('')
  return {
    pagePaths: [pagePath],
    markup: () => Promise.resolve(markup),
    basePath: '',
    file: () => Promise.resolve(undefined),
    documents: new Map(),
    ...noUnpublishedData,
  }
}

function entryOf(periods: ChangedEntry['periods']): ChangedEntry {
  return {
    id: 'entry',
    kind: periods.after ? 'campaign' : 'month',
    title: '',
    state: 'changed',
    pagePaths: [pagePath],
    periods,
    runs: [],
    audience: '',
    changes: [],
  }
}

/** Returns the moments at which a changed page with the campaigns of 8 June and of all June is compared. */
async function momentsOf(entry: ChangedEntry): Promise<string[]> {
  const version = versionWith([eighth, june])
  const group = { id: 'group', pagePaths: [pagePath], state: 'changed' as const, entryId: entry.id }
  const versions = { before: version, after: version }
  const { screenshots } = await planScreenshots({ entries: [entry], groups: [group] }, versions, 0)
  const moments = screenshots.map(({ at, moment }) => `${moment.label} ${new Date(at).toISOString()}`)
  return [...new Set(moments)]
}

const aroundJune = [
  '開催中 2023-06-15T03:00:00.000Z',
  '開催前 2023-05-30T15:00:00.000Z',
  '終了後 2023-06-30T15:00:00.000Z',
]

test('a campaign on the page of its month is compared before, during and after its own period', async () => {
  expect(await momentsOf(entryOf({ before: june, after: june }))).toEqual(aroundJune)
  expect(await momentsOf(entryOf({ before: eighth, after: eighth }))).toEqual([
    '開催中 2023-06-08T03:00:00.000Z',
    '開催前 2023-06-06T15:00:00.000Z',
    '終了後 2023-06-08T15:00:00.000Z',
  ])
})

test('the page of a month is compared before its first and after its last campaign', async () => {
  expect(await momentsOf(entryOf({}))).toEqual(aroundJune)
})
