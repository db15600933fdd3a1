import { expect, test } from 'vitest'

import { parseEnd } from '#domain/time/japan-time.ts'
import { momentNames, listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { parsePeriod } from '#domain/time/spans.ts'

import { listMomentsToCompare } from './moments-to-compare.ts'

const april = parsePeriod({ start: '2023-04-01 00:00', end: '2023-04-30 23:59' })
const longer = parsePeriod({ start: '2023-04-01 00:00', end: '2023-05-07 23:59' })

test('a page with a period is looked at while it runs, before and after', () => {
  const moments = listMomentsToCompare(april, april, 0)
  expect(moments.map(({ label }) => label)).toEqual(['開催中', '開催前', '終了後'])
  const [before, , during, , after] = listMomentsOfPeriods([april]).map(({ at }) => at)
  expect(moments.map(({ at }) => at)).toEqual([during, before, after])
})

test('a name alone means in pictures the instant that it means in links', () => {
  const named = new Map<string, number>(listMomentsOfPeriods([longer]).map(({ name, at }) => [momentNames[name], at]))
  const moments = listMomentsToCompare(april, longer, 0)
  expect(moments.map(({ label }) => label)).toEqual(['前は「終了後」、後は「開催中」', '開催中', '開催前', '終了後'])
  for (const { label, at } of moments.slice(1)) expect(at).toBe(named.get(label))
})

test('where both run is looked at, too, if that is not at the moment that has the name', () => {
  const short = parsePeriod({ start: '2023-04-01 00:00', end: '2023-04-03 23:59' })
  const [torn, both] = listMomentsToCompare(short, april, 0)
  const during = listMomentsOfPeriods([april]).find(({ name }) => name === 'during')
  expect(torn).toMatchObject({ at: during?.at, label: '前は「終了後」、後は「開催中」' })
  expect(both?.label).toBe('開催中')
})

test('if an end moves, the time at which only one version runs is first', () => {
  const [first] = listMomentsToCompare(april, longer, 0)
  expect(first?.label).toBe('前は「終了後」、後は「開催中」')
  expect(first?.at).toBeGreaterThan(april.end)
  expect(first?.at).toBeLessThan(parseEnd('2023-05-07 23:59'))
})

test('where a start moves, both versions are looked at before either runs, too', () => {
  const late = parsePeriod({ start: '2023-04-10 00:00', end: '2023-04-30 23:59' })
  expect(listMomentsToCompare(april, late, 0).map(({ label }) => label)).toEqual([
    '前は「開催中」、後は「開催前」',
    '開催中',
    '終了後',
    '開催前',
  ])
})

test('a page without a period is looked at now', () => {
  expect(listMomentsToCompare(undefined, undefined, 1234)).toEqual([{ at: 1234, label: 'いつでも', isAlways: true }])
})
