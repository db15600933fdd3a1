import { expect, test } from 'vitest'

import { parseEnd } from '#schemas/japan-time.ts'
import { momentsOf, spanOf } from '#schemas/moments.ts'

import { momentsToCompare } from './moments.ts'

const april = spanOf({ start: '2023-04-01 00:00', end: '2023-04-30 23:59' })
const longer = spanOf({ start: '2023-04-01 00:00', end: '2023-05-07 23:59' })

test('a page with a period is looked at while it runs, before and after', () => {
  const moments = momentsToCompare([april], [april], 0)
  expect(moments.map(({ words }) => words)).toEqual(['開催中', '開催前', '終了後'])
  const [running, ...others] = moments.map(({ at }) => at)
  expect(running).toBeGreaterThan(april.start)
  expect(running).toBeLessThan(april.end)
  const [before, , , , after] = momentsOf([april]).map(({ at }) => at)
  expect(others).toEqual([before, after])
})

test('where an end moves, the time at which only one version runs comes first', () => {
  const [first] = momentsToCompare([april], [longer], 0)
  expect(first?.words).toBe('前は「終了後」、後は「開催中」')
  expect(first?.at).toBeGreaterThan(april.end)
  expect(first?.at).toBeLessThan(parseEnd('2023-05-07 23:59'))
})

test('a page without a period is looked at now', () => {
  expect(momentsToCompare([], [], 1234)).toEqual([{ at: 1234, words: 'いつでも' }])
})
