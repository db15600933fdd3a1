import { describe, expect, test } from 'vitest'

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { writeCalendarFile, type CalendarEvent } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: '8th-day-2023-06-07@card.example.jp',
  span: { start: parseStart('2023-06-08 00:00'), end: parseEnd('2023-06-08 23:59') },
  title: '8日は、8%の上乗せ。',
  description: '＋8% 上限 300ポイント',
  url: 'https://card.example.jp/jp/card/202306-1/#8th-day',
  publisher: '見本',
}

/** The lines as a calendar reads them: what is folded belongs to the line before (RFC 5545 §3.1). */
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
    const file = writeCalendarFile({
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
    const file = writeCalendarFile({ ...event, title: 'A;B,C\\D\nEND:VEVENT\r\nBEGIN:VALARM' })
    expect(valueOf(file, 'SUMMARY')).toBe('A\\;B\\,C\\\\D\\nEND:VEVENT\\nBEGIN:VALARM')
    expect(readLines(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('tells whole days of Japan as days, the last of them exclusive', () => {
    const file = writeCalendarFile(event)
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(['VALUE=DATE:20230608', 'VALUE=DATE:20230609'])
    const overYear = { start: parseStart('2023-12-31 00:00'), end: parseEnd('2024-02-29 23:59') }
    const long = writeCalendarFile({ ...event, span: overYear })
    expect([valueOf(long, 'DTSTART'), valueOf(long, 'DTEND')]).toEqual(['VALUE=DATE:20231231', 'VALUE=DATE:20240301'])
  })

  test('tells other times to the second, in UTC', () => {
    const span = { start: parseStart('2023-06-08 10:00'), end: parseEnd('2023-06-08 19:59') }
    const file = writeCalendarFile({ ...event, span })
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(['20230608T010000Z', '20230608T110000Z'])
  })

  test('is the same bytes whenever it is written', () => {
    expect(valueOf(writeCalendarFile(event), 'DTSTAMP')).toBe('20230607T150000Z')
  })
})
