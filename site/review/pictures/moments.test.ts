import { expect, test } from 'vitest'

import { parseEnd, parseStart } from '#schemas/japan-time.ts'

import { momentsOf, spansOf, type Span } from './moments.ts'

function span(start: string, end: string): Span {
  return { start: parseStart(start), end: parseEnd(end) }
}

const april = span('2023-04-01 00:00', '2023-04-30 23:59')

test("the periods of a page are read from its script's attribute", () => {
  expect(spansOf('<article data-period="1000,2000"><i data-period="3,4">')).toEqual([
    { start: 1000, end: 2000 },
    { start: 3, end: 4 },
  ])
})

test('a page with a period is looked at while it runs, before and after', () => {
  const moments = momentsOf([april], [april], 0)
  expect(moments.map(({ words }) => words)).toEqual(['開催中', '開催前', '終了後'])
  const [running, before, after] = moments.map(({ at }) => at)
  expect(running).toBeGreaterThan(april.start)
  expect(running).toBeLessThan(april.end)
  expect(before).toBeLessThan(april.start)
  expect(after).toBeGreaterThan(april.end)
})

test('where an end moves, the time at which only one version runs comes first', () => {
  const [first] = momentsOf([april], [span('2023-04-01 00:00', '2023-05-07 23:59')], 0)
  expect(first?.words).toBe('前は「終了後」、後は「開催中」')
  expect(first?.at).toBeGreaterThan(april.end)
  expect(first?.at).toBeLessThan(parseEnd('2023-05-07 23:59'))
})

test('a page without a period is looked at now', () => {
  expect(momentsOf([], [], 1234)).toEqual([{ at: 1234, words: 'いつでも' }])
})
