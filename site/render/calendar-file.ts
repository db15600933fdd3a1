import { dayInJapan, japanOffset, startOfDay } from '#domain/time/japan-time.ts'
import type { Span } from '#domain/time/moments.ts'

import { escapeText, writeLines } from './icalendar-lines.ts'

/** One event, as a calendar keeps it. */
export type CalendarEvent = {
  /** Stays the same as long as it is the same event, so that a calendar that has it already does not get it twice. */
  uid: string
  span: Span
  title: string
  description: string
  url: string
  /** Whose calendar it is. */
  publisher: string
}

/** 20230608T150000Z, or 20230608 where only the day counts. */
function compact(instant: number, isDay = false): string {
  const text = new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
  return isDay ? text.slice(0, 8) : text
}

/**
 * When an event is: whole days of Japan as days, so that they stand above a calendar's hours; anything else to the
 * second. The end of both is the first moment after it.
 */
function timeLines({ start, end }: Span): string[] {
  const after = end + 1
  const isWholeDays = [start, after].every((instant) => startOfDay(dayInJapan(instant)) === instant)
  return isWholeDays
    ? [
        `DTSTART;VALUE=DATE:${compact(start + japanOffset, true)}`,
        `DTEND;VALUE=DATE:${compact(after + japanOffset, true)}`,
      ]
    : [`DTSTART:${compact(start)}`, `DTEND:${compact(after)}`]
}

/**
 * An event as an iCalendar file (RFC 5545). The same event is the same bytes: DTSTAMP is its start, not the moment of
 * the build. It blocks no time (`TRANSP`).
 */
export function writeCalendarFile({ uid, span, title, description, url, publisher }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(publisher)}//Campaigns//JA`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(span.start)}`,
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
