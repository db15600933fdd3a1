import fc from 'fast-check'
import { expect, test } from 'vitest'

import { describeInstant, parseLocalTime, formatLocalTime, zones } from './zoned-time.ts'

test.each([
  ['2023-04-18T00:00', 'Asia/Tokyo', '2023-04-17T15:00:00Z'],
  ['2023-04-18T00:00', 'UTC', '2023-04-18T00:00:00Z'],
  ['2023-07-01T12:00', 'America/New_York', '2023-07-01T16:00:00Z'],
  ['2023-01-01T12:00', 'America/New_York', '2023-01-01T17:00:00Z'],
  ['2023-11-05T01:30', 'America/New_York', '2023-11-05T05:30:00Z'],
  ['2023-03-12T02:30', 'America/New_York', '2023-03-12T07:30:00Z'],
  ['2023-12-31T23:59', 'Pacific/Kiritimati', '2023-12-31T09:59:00Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(parseLocalTime(local, zone)).toBe(Date.parse(instant))
})

test('every minute that a clock shows leads back to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 * 365 * 80 }), fc.constantFrom(...zones), (minutes, zone) => {
      const local = formatLocalTime(minutes * 60_000, zone)
      expect(formatLocalTime(parseLocalTime(local, zone) ?? NaN, zone)).toBe(local)
    }),
  )
})

test('a person reads the weekday and the second', () => {
  expect(describeInstant(Date.parse('2023-04-17T15:00:05Z'), 'Asia/Tokyo')).toBe('2023年4月18日(火) 0:00:05')
})

test.each(['', 'soon', '2023-13-01T00:00', '2023-04-18'])(
  '%j is no local time, or a day read as its midnight',
  (local) => {
    expect(parseLocalTime(local, 'Asia/Tokyo')).toBe(
      local === '2023-04-18' ? Date.parse('2023-04-17T15:00:00Z') : undefined,
    )
  },
)
