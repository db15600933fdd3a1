import { expect, test } from 'vitest'

import type { ChangedEntry } from '../../compare/changed-entry.ts'
import { describePeriodAndAudience } from './period-and-audience.ts'

const pagePath = '/jp/card/202302-1/noodles/'
const campaign: ChangedEntry = {
  id: 'campaign-202302-1-noodles',
  kind: 'campaign',
  title: 'めんの店',
  state: 'changed',
  pagePaths: [pagePath, `${pagePath}in-app/`],
  audience: '対象の方',
  runs: [{ start: '2023-02-01 00:00', end: '2023-02-28 23:59' }],
  periods: {},
  changes: [],
}

function renderText(entry: ChangedEntry, createdAt: string): string {
  return describePeriodAndAudience(entry, Date.parse(createdAt)).join('・')
}

test('a campaign has its period, audience, surfaces and current status', () => {
  expect(renderText(campaign, '2023-03-01T00:00:00+09:00')).toBe(
    '2/1(水)〜2/28(火)・対象の方・Web とアプリ・いま終了後',
  )
  expect(renderText(campaign, '2023-02-28T23:59:59+09:00')).toMatch(/いま開催中$/)
  expect(renderText(campaign, '2022-12-31T00:00:00+09:00')).toBe(
    '2023年 2/1(水)〜2/28(火)・対象の方・Web とアプリ・いま開催前',
  )
})

test('a campaign of the app alone says so', () => {
  const inApp = { ...campaign, pagePaths: [`${pagePath}in-app/`] }
  expect(renderText(inApp, '2023-02-10T00:00:00+09:00')).toContain('・アプリだけ・')
})

test('several periods are shown from the first start to the last end', () => {
  const runs = [{ start: '2023-04-01 00:00', end: '2023-04-03 23:59' }, ...campaign.runs]
  expect(renderText({ ...campaign, runs }, '2023-03-10T00:00:00+09:00')).toMatch(
    /^2\/1\(水\)〜4\/3\(月\)・.*いま開催中$/,
  )
})

test('what has no period is seen at any time', () => {
  const screen: ChangedEntry = { ...campaign, kind: 'screen', pagePaths: ['/jp/card/entry/'], runs: [] }
  expect(renderText(screen, '2023-02-10T00:00:00+09:00')).toBe('いつでも・対象の方・Web とアプリ')
})
