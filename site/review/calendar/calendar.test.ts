import { expect, test } from 'vitest'

import { calendarRows, gapsOf, overlapsOf } from './rows.ts'
import { writeICalendar } from './write-icalendar.ts'

function documentOf(id: string, start: string, end: string, more: object = {}): [string, string] {
  const paths = { web: `/jp/card/202302-1/${id}/`, inApp: null }
  const campaign = {
    month: '202302-1',
    id,
    title: '街のごはんが、\nおトクに。',
    tag: id,
    paths,
    period: { start, end },
  }
  return [`campaigns/202302-1/${id}.json`, JSON.stringify({ ...campaign, entry: 'not-required', ...more })]
}

const rows = calendarRows(
  new Map([
    documentOf('later', '2023-03-10 00:00', '2023-03-31 23:59', { grantBy: '2023-04-30', entry: 'required' }),
    documentOf('month', '2023-02-01 00:00', '2023-02-28 23:59'),
    documentOf('eighth', '2023-02-08 00:00', '2023-02-08 23:59'),
    ['months/202302-1.json', '{}'],
  ]),
)

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000

test('campaigns stand in the order in which they start', () => {
  expect(rows.map(({ name }) => name)).toEqual(['month', 'eighth', 'later'])
  expect(rows[2]).toMatchObject({ title: '街のごはんが、おトクに。', grantBy: '2023-04-30', isEntryRequired: true })
})

test('campaigns that run at the same time overlap, by days in Japan', () => {
  expect(overlapsOf(rows)).toEqual([{ names: ['month', 'eighth'], first: day('2023-02-08'), last: day('2023-02-08') }])
})

test('days between campaigns on which none runs are a gap', () => {
  expect(gapsOf(rows)).toEqual([{ first: day('2023-03-01'), last: day('2023-03-09') }])
})

const calendar = writeICalendar(rows, Date.parse('2023-01-01T00:00:00Z'))

/** The content lines of a calendar, unfolded (RFC 5545 §3.1). */
const lines = calendar.replaceAll('\r\n ', '').split('\r\n')

test('a calendar has an event for each campaign and one for each grant, in Japan time', () => {
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4)
  expect(lines).toContain('DTSTART;TZID=Asia/Tokyo:20230201T000000')
  // An event ends before its end: at midnight, where the campaign's last minute is 23:59.
  expect(lines).toContain('DTEND;TZID=Asia/Tokyo:20230301T000000')
  expect(lines).toContain('DTSTART;VALUE=DATE:20230430')
  expect(lines).toContain('DTEND;VALUE=DATE:20230501')
  expect(lines).toContain('DTSTAMP:20230101T000000Z')
})

test('a calendar keeps to RFC 5545: lines of 75 octets, CRLF, unique ids, escaped text, balanced parts', () => {
  expect(calendar.endsWith('\r\n')).toBe(true)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const ids = lines.filter((line) => line.startsWith('UID:'))
  expect(new Set(ids).size).toBe(ids.length)
  const long = writeICalendar(
    calendarRows(new Map([documentOf('長い名前,と;記号\\'.repeat(12), '2023-02-01 00:00', '2023-02-28 23:59')])),
    0,
  )
  expect(long.replaceAll('\r\n ', '')).toContain('長い名前\\,と\\;記号\\\\')
  const [begins, ends] = ['BEGIN:', 'END:'].map((word) => lines.filter((line) => line.startsWith(word)).length)
  expect(begins).toBe(ends)
})
