import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  formatDay,
  formatForInput,
  formatInstant,
  formatMinute,
  formatMoment,
  formatForContent,
  formatShortDay,
  formatShortMoment,
  toJapanTime,
} from './format-time.ts'
import { parseStart } from './japan-time.ts'

const at = (written: string) => parseStart(written)

test('a moment is formatted in Japan time, with its weekday', () => {
  expect(formatMoment(at('2023-02-01 00:00'))).toBe('2023年2月1日(水) 0:00')
  expect(formatMoment(at('2023-02-01 00:00'), { year: false })).toBe('2月1日(水) 0:00')
  expect(formatDay(Date.parse('2023-01-31T15:00:00Z'))).toBe('2023年2月1日(水)')
  expect(formatShortDay(at('2023-02-28 23:59'))).toBe('2/28(火)')
  expect(formatShortMoment(at('2023-02-28 23:59'))).toBe('2/28(火) 23:59')
})

test('seconds are formatted only if requested and not 0', () => {
  expect(formatMoment(at('2023-02-28 23:59:59'))).toBe('2023年2月28日(火) 23:59')
  expect(formatMoment(at('2023-02-28 23:59:59'), { seconds: true })).toBe('2023年2月28日(火) 23:59:59')
  expect(formatMoment(at('2023-02-28 23:59:00'), { seconds: true })).toBe('2023年2月28日(火) 23:59')
})

test.each([
  ['2023-09-10T12:00:00+09:00', '2023-09-10T12:00', '2023-09-10 12:00'],
  ['2023-09-10T23:59:50+09:00', '2023-09-10T23:59:50', '2023-09-10 23:59:50'],
])('%s is %s in an address and %s in content', (written, field, plain) => {
  expect(formatInstant(at(written))).toBe(written)
  expect(formatForInput(at(written))).toBe(field)
  expect(formatForContent(at(written))).toBe(plain)
})

test('what a field and content have is read as the same instant, to the second', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const second = Math.floor(date.getTime() / 1000) * 1000
      expect(parseStart(formatForInput(date.getTime()))).toBe(second)
      expect(parseStart(formatForContent(date.getTime()))).toBe(second)
      expect(parseStart(formatMinute(date.getTime()))).toBe(second - (second % 60_000))
    }),
  )
})

test.each([
  ['2023-02-01 00:00', '2023-02-01 00:00'],
  ['2023-02-01T00:00+09:00', '2023-02-01 00:00'],
  ['2023-01-31T15:00:00Z', '2023-02-01 00:00:00'],
  ['2023-02-28T23:59:59-05:00', '2023-03-01 13:59:59'],
])('%s is %s in Japan', (written, japanTime) => {
  expect(toJapanTime(written)).toBe(japanTime)
})
