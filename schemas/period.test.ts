import { expect, test } from 'vitest'

import { day, period } from './period.ts'

function kindsOf(start: string, end: string): string[] {
  const { error } = period.safeParse({ start, end })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a period may last a minute, and ends after it starts', () => {
  expect(kindsOf('2023-02-01 00:00', '2023-02-28 23:59')).toEqual([])
  expect(kindsOf('2023-02-01 00:00', '2023-02-01 00:00')).toEqual([])
  expect(kindsOf('2023-02-28 23:59:59', '2023-02-28 23:59')).toEqual([])
  expect(kindsOf('2023-02-01 00:01', '2023-02-01 00:00')).toEqual(['end'])
  // The end is reported on its own line.
  expect(kindsOf('2023-03-01 00:00', '2023-02-28 23:59')).toEqual(['end'])
})

test('a time that does not exist is reported by itself, and not as an inverted period', () => {
  expect(kindsOf('2023-02-30 00:00', '2023-02-28 23:59')).toEqual(['start'])
  expect(kindsOf('2023-02-01 00:00', '2023-02-30 23:59')).toEqual(['end'])
  expect(kindsOf('2023-02-30 00:00', '2023-01-32 23:59')).toEqual(['start', 'end'])
})

test('a day is written as such, without a time', () => {
  expect(day('付与').safeParse('2023-04-30').success).toBe(true)
  for (const wrong of ['2023-04-31', '2023-04-30 10:00', '30.4.2023', ''])
    expect(day('付与').safeParse(wrong).success, wrong).toBe(false)
})
