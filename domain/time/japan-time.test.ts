import fc from 'fast-check'
import { expect, test } from 'vitest'

import { daysIn, isRealDateTime, parseEnd, parseStart } from './japan-time.ts'

test('a time without offset is Japan time', () => {
  expect(parseStart('2023-02-01 00:00')).toBe(Date.parse('2023-01-31T15:00:00Z'))
  expect(parseStart('2023-02-01T00:00')).toBe(parseStart('2023-02-01 00:00'))
})

test.each([
  ['2023-02-01T00:00+09:00', '2023-01-31T15:00:00Z'],
  ['2023-02-01T00:00Z', '2023-02-01T00:00:00Z'],
  ['2023-02-01T00:00:30-05:30', '2023-02-01T05:30:30Z'],
])('%s is %s', (written, instant) => {
  expect(parseStart(written)).toBe(Date.parse(instant))
})

test('an end to the minute lasts to the end of that minute, one to the second to the end of that second', () => {
  expect(parseEnd('2023-02-28 23:59')).toBe(Date.parse('2023-02-28T14:59:59.999Z'))
  expect(parseEnd('2023-02-28 23:59:00')).toBe(Date.parse('2023-02-28T14:59:00.999Z'))
})

test.each(['2024-02-29 00:00', '2000-02-29 00:00', '2023-12-31 23:59:59', '2023-01-01T00:00+14:00'])(
  '%s exists',
  (written) => {
    expect(isRealDateTime(written)).toBe(true)
  },
)

test.each([
  '2023-02-29 00:00',
  '2100-02-29 00:00',
  '2023-02-30 00:00',
  '2023-04-31 00:00',
  '2023-13-01 00:00',
  '2023-00-10 00:00',
  '2023-01-00 00:00',
  '2023-01-01 24:00',
  '2023-01-01 12:60',
  '2023-01-01 12:00:60',
  '2023-01-01',
  '2023-1-1 0:00',
  '2023/01/01 00:00',
  '2023-01-01T00:00+15:00',
  '2023-01-01T00:00+09:75',
  '２０２３-01-01 00:00',
  ' 2023-01-01 00:00',
  '2023-01-01 00:00\n',
  '',
])('"%s" does not exist', (written) => {
  expect(isRealDateTime(written)).toBe(false)
  expect(() => parseStart(written)).toThrow(RangeError)
})

test('every formatted minute is parsed to itself, and a period of one minute lasts a minute', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const written = `${date.toISOString().slice(0, 16)}Z`
      expect(parseStart(written)).toBe(Math.floor(date.getTime() / 60_000) * 60_000)
      expect(parseEnd(written) - parseStart(written)).toBe(59_999)
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isRealDateTime(text) === 'boolean'))
})

test.each([
  [2023, 1, 31],
  [2023, 2, 28],
  [2024, 2, 29],
  [2100, 2, 28],
  [2023, 4, 30],
  [2023, 12, 31],
])('in %i the month %i has %i days', (year, month, days) => {
  expect(daysIn(year, month)).toBe(days)
})
