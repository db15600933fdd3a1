import { formatInstant } from '#domain/time/format-time.ts'
import { dayLength } from '#domain/time/japan-time.ts'
import { escapeText, revisionLines, writeLines } from '#site/render/icalendar-lines.ts'

import type { CalendarRow } from './rows.ts'

function digits(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, '')
}

/** A local time in Japan: 20230201T000000. */
function japanTime(instant: number): string {
  return digits(formatInstant(instant).slice(0, 19))
}

const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

type Event = { uid: string; summary: string; times: string[]; details: string[] }

function eventLines({ uid, summary, times, details }: Event, madeAt: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    ...revisionLines(madeAt),
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...(details.length > 0 ? [`DESCRIPTION:${escapeText(details.join('\n'))}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10)
}

function eventsOf({ month, id, name, title, start, end, grantBy, isEntryRequired }: CalendarRow): Event[] {
  const own = `${month}-${id}`
  const details = [title, ...(isEntryRequired ? ['エントリーは終わりまで'] : [])]
  // An event ends before its end, a campaign with it.
  const times = [`DTSTART;TZID=Asia/Tokyo:${japanTime(start)}`, `DTEND;TZID=Asia/Tokyo:${japanTime(end + 1)}`]
  const campaign: Event = { uid: `${own}@campaign-pages`, summary: name, times, details }
  if (grantBy === undefined) return [campaign]
  const day = [`DTSTART;VALUE=DATE:${digits(grantBy)}`, `DTEND;VALUE=DATE:${digits(nextDay(grantBy))}`]
  return [campaign, { uid: `${own}-grant@campaign-pages`, summary: `付与期限: ${name}`, times: day, details: [title] }]
}

/**
 * All campaigns and the last days on which their points are granted, as an iCalendar file (RFC 5545) in Japan time.
 * `madeAt` is in milliseconds since 1970 UTC.
 */
export function writeICalendar(rows: readonly CalendarRow[], madeAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//campaign-pages//review//JA',
    'CALSCALE:GREGORIAN',
    ...timeZone,
    ...rows.flatMap(eventsOf).flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return writeLines(lines)
}
