import { expect, test } from 'vitest'

import { calendarMonths, stretchesOf, type Stretch } from './months.ts'
import { calendarRows } from './rows.ts'
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

/** Stretches as text: 2023-02-08 month eighth. */
function told(stretches: readonly Stretch[]): string[] {
  const iso = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
  return stretches.map(({ first, last, running }) =>
    [iso(first), iso(last), ...running.map(({ name }) => name)].join(' '),
  )
}

test('days are divided where campaigns begin to run together, by days in Japan, and a gap has none', () => {
  expect(told(stretchesOf(rows, { first: day('2023-02-01'), last: day('2023-03-31') }))).toEqual([
    '2023-02-01 2023-02-07 month',
    '2023-02-08 2023-02-08 month eighth',
    '2023-02-09 2023-02-28 month',
    '2023-03-01 2023-03-09',
    '2023-03-10 2023-03-31 later',
  ])
})

test('months go from the first campaign to the last grant, without those in which nothing happens', () => {
  const long = calendarRows(
    new Map([documentOf('long', '2023-01-20 00:00', '2023-02-10 23:59', { grantBy: '2023-04-05' })]),
  )
  const months = calendarMonths(long)
  expect(months.map(({ year, month, running }) => [year, month, running.length])).toEqual([
    [2023, 1, 1],
    [2023, 2, 1],
    [2023, 4, 0],
  ])
  expect(months.map(({ stretches }) => told(stretches))).toEqual([
    ['2023-01-20 2023-01-31 long'],
    ['2023-02-01 2023-02-10 long'],
    [],
  ])
  expect([...(months[2]?.grants.keys() ?? [])]).toEqual([day('2023-04-05')])
})

test('a month between two campaigns in which none runs is told as a gap', () => {
  const apart = calendarRows(
    new Map([
      documentOf('one', '2023-01-01 00:00', '2023-01-31 23:59'),
      documentOf('two', '2023-03-01 00:00', '2023-03-31 23:59'),
    ]),
  )
  expect(told(calendarMonths(apart)[1]?.stretches ?? [])).toEqual(['2023-02-01 2023-02-28'])
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
