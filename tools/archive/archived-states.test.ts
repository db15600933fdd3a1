import { expect, test } from 'vitest'

import { archivedStates } from './archived-states.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)

function states(...periods: [start: string, end: string][]) {
  const found = archivedStates(periods.map(([start, end]) => ({ start: at(start), end: at(end) })))
  return found.map(({ name, at }) => [name, new Date(at).toISOString()])
}

test('a campaign is archived at the moments that people sign for: before it, in the middle of it, and after it', () => {
  expect(states(['2023-04-18T00:00:00', '2023-05-17T23:59:59.999'])).toEqual([
    ['before', '2023-04-16T15:00:00.000Z'],
    ['during', '2023-05-02T03:00:00.000Z'],
    ['after', '2023-05-17T15:00:00.000Z'],
  ])
})

test('a month is archived after each moment at which one of its campaigns changes', () => {
  const found = states(
    ['2023-04-08T00:00:00', '2023-04-08T23:59:59.999'],
    ['2023-04-09T00:00:00', '2023-04-30T23:59:59.999'],
    ['2023-04-18T10:00:00', '2023-05-17T23:59:59.999'],
  )
  expect(found.map(([name]) => name)).toEqual([
    'before',
    'during-2023-04-08-0000',
    'during-2023-04-09-0000',
    'during-2023-04-18-1000',
    'during-2023-05-01-0000',
    'after',
  ])
})

test('a month without campaigns has no state', () => {
  expect(archivedStates([])).toEqual([])
})
