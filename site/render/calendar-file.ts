import { dayInJapan, japanOffset, startOfDay } from '#domain/time/japan-time.ts'
import type { Span } from '#domain/time/moments.ts'

import { escapeText, formatUtc, revisionLines, writeLines } from './icalendar-lines.ts'

/** One event of a calendar. */
export type CalendarEvent = {
  /** Stays the same as long as it is the same event, so that a calendar that has it already does not get it twice. */
  uid: string
  /** When it was changed last, in milliseconds since 1970; undefined where nothing is known of it. */
  revised: number | undefined
  span: Span
  title: string
  description: string
  url: string
  /** The owner of the calendar. */
  publisher: string
}

/** The day of an instant in Japan: 20230608. */
function formatDay(instant: number): string {
  return formatUtc(instant + japanOffset).slice(0, 8)
}

/**
 * The time of an event: whole days of Japan as days, so that they are shown above a calendar's hours; anything else to
 * the second. The end of both is the first moment after it.
 */
function timeLines({ start, end }: Span): string[] {
  const after = end + 1
  const isAllDay = [start, after].every((instant) => startOfDay(dayInJapan(instant)) === instant)
  return isAllDay
    ? [`DTSTART;VALUE=DATE:${formatDay(start)}`, `DTEND;VALUE=DATE:${formatDay(after)}`]
    : [`DTSTART:${formatUtc(start)}`, `DTEND:${formatUtc(after)}`]
}

/**
 * An event as an iCalendar file (RFC 5545). The same event is the same bytes: DTSTAMP is when it was changed last, not the
 * moment of the build, and its start where that is not known. It blocks no time (`TRANSP`).
 */
export function writeCalendarFile({ uid, revised, span, title, description, url, publisher }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(publisher)}//Campaigns//JA`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    ...(revised === undefined ? [`DTSTAMP:${formatUtc(span.start)}`] : revisionLines(revised)),
    ...timeLines(span),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return writeLines(lines)
}
