import { dayInJapan, japanOffset, startOfDay } from '#domain/time/japan-time.ts'
import type { Span } from '#domain/time/spans.ts'

import { escapeText, formatUtc, formatRevisionLines, writeLines } from './icalendar-lines.ts'

/** The event of a calendar file; `span` is in milliseconds since 1970, both ends included. */
export type CalendarEvent = {
  /** Identifies the event permanently, so that a calendar does not import it twice. */
  uid: string
  /** Time of the last change, in milliseconds since 1970; undefined if unknown. */
  revised: number | undefined
  span: Span
  title: string
  description: string
  url: string
  /** The owner of the calendar. */
  publisher: string
}

/** Formats the day of an instant in Japan: 20230608. */
function formatDate(instant: number): string {
  return formatUtc(instant + japanOffset).slice(0, 8)
}

/**
 * Formats the lines with the start and the end, which is exclusive in iCalendar: whole days in Japan as dates, so that
 * calendars show them above the hours; anything else to the second.
 */
function formatTimeLines({ start, end }: Span): string[] {
  const after = end + 1
  const isAllDay = [start, after].every((instant) => startOfDay(dayInJapan(instant)) === instant)
  return isAllDay
    ? [`DTSTART;VALUE=DATE:${formatDate(start)}`, `DTEND;VALUE=DATE:${formatDate(after)}`]
    : [`DTSTART:${formatUtc(start)}`, `DTEND:${formatUtc(after)}`]
}

/**
 * Formats an event as an iCalendar file (RFC 5545). The same event results in the same bytes: DTSTAMP is the time of
 * its last change, not of the build, or its start if that is unknown. It blocks no time (`TRANSP`).
 */
export function formatCalendarEvent({ uid, revised, span, title, description, url, publisher }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(publisher)}//Campaigns//JA`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    ...(revised === undefined ? [`DTSTAMP:${formatUtc(span.start)}`] : formatRevisionLines(revised)),
    ...formatTimeLines(span),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return writeLines(lines)
}
