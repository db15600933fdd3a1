import { describe, expect, test } from 'vitest'

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { formatCalendarEvent, type CalendarEvent } from './format-icalendar-event.ts'

const event: CalendarEvent = {
  uid: '8th-day-2023-06-07@card.example.jp',
  revised: Date.UTC(2023, 5, 1, 3, 4, 5),
  span: { start: parseStart('2023-06-08 00:00'), end: parseEnd('2023-06-08 23:59') },
  title: '8日は、8%の上乗せ。',
  description: '＋8% 上限 300ポイント',
  url: 'https://card.example.jp/jp/card/202306-1/#8th-day',
  publisher: '見本',
}

/** Returns the lines as a calendar reads them, with continuation lines joined (RFC 5545 §3.1). */
function readLines(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

function valueOf(file: string, name: string): string | undefined {
  return readLines(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1)
}

describe('a calendar file', () => {
  test('ends every line with CR LF, and no line has more than 75 octets or half a character', () => {
    const file = formatCalendarEvent({
      ...event,
      title: '買い物がおトク。'.repeat(40),
      description: '𠮷野屋で'.repeat(40),
    })
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => /[\ud800-\udfff\ufffd]/u.test(line))).toEqual([])
    expect(valueOf(file, 'SUMMARY')).toBe('買い物がおトク。'.repeat(40))
    expect(valueOf(file, 'DESCRIPTION')).toBe('𠮷野屋で'.repeat(40))
  })

  test('lets no text end its value', () => {
    const file = formatCalendarEvent({ ...event, title: 'A;B,C\\D\nEND:VEVENT\r\nBEGIN:VALARM' })
    expect(valueOf(file, 'SUMMARY')).toBe('A\\;B\\,C\\\\D\\nEND:VEVENT\\nBEGIN:VALARM')
    expect(readLines(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('writes full days in Japan as dates, with an exclusive end', () => {
    const file = formatCalendarEvent(event)
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(['VALUE=DATE:20230608', 'VALUE=DATE:20230609'])
    const overYear = { start: parseStart('2023-12-31 00:00'), end: parseEnd('2024-02-29 23:59') }
    const long = formatCalendarEvent({ ...event, span: overYear })
    expect([valueOf(long, 'DTSTART'), valueOf(long, 'DTEND')]).toEqual(['VALUE=DATE:20231231', 'VALUE=DATE:20240301'])
  })

  test('writes other times to the second, in UTC', () => {
    const span = { start: parseStart('2023-06-08 10:00'), end: parseEnd('2023-06-08 19:59') }
    const file = formatCalendarEvent({ ...event, span })
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(['20230608T010000Z', '20230608T110000Z'])
  })

  test('has the time of its last change, and a higher number after each', () => {
    const file = formatCalendarEvent(event)
    expect(['DTSTAMP', 'LAST-MODIFIED'].map((name) => valueOf(file, name))).toEqual(
      Array.from({ length: 2 }, () => '20230601T030405Z'),
    )
    const later = formatCalendarEvent({ ...event, revised: Date.UTC(2023, 5, 1, 3, 4, 6) })
    const sequences = [file, later].map((version) => Number(valueOf(version, 'SEQUENCE')))
    expect(sequences[1]).toBe((sequences[0] ?? 0) + 1)
  })

  test.each([0, Date.UTC(2400, 0, 1)])('has a number of 31 bits, whatever git takes for the time (%i)', (revised) => {
    const sequence = Number(valueOf(formatCalendarEvent({ ...event, revised }), 'SEQUENCE'))
    expect([sequence >= 0, sequence < 2 ** 31]).toEqual([true, true])
  })

  test('is the same bytes where nothing is known of changes', () => {
    const file = formatCalendarEvent({ ...event, revised: undefined })
    const values = ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'].map((name) => valueOf(file, name))
    expect(values).toEqual(['20230607T150000Z', undefined, undefined])
  })
})
