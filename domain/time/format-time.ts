/*
 * Formats instants, in milliseconds since 1970 UTC, in Japan time: for people, in full (2023年2月1日(水) 0:00) or short
 * (2/28(火) 23:59), and for programs, content and records, in the notation of ISO 8601.
 */

import { japanOffset, parseStart, weekdays } from './japan-time.ts'

type JapanTime = {
  year: number
  month: number
  day: number
  weekday: string
  hour: number
  minute: number
  second: number
}

/** Returns the date and time in Japan at an instant in milliseconds since 1970 UTC; January is 1. */
export function inJapan(instant: number): JapanTime {
  const date = new Date(instant + japanOffset)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()] ?? '',
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats the time of day for people, given the minutes since midnight: 「0:00」. */
export function formatTimeOfDay(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`
}

/** Formats the time of day for people, to the minute: 「0:00」. */
export function formatClock(instant: number): string {
  const { hour, minute } = inJapan(instant)
  return formatTimeOfDay(hour * 60 + minute)
}

type MomentParts = {
  /** Whether the year is shown; true by default. */
  year?: boolean
  /** Whether to show seconds if they are not zero; false by default. */
  seconds?: boolean
}

/** Formats a day for people: 「2023年2月1日(水)」, or 「2月1日(水)」 without its year. */
export function formatDay(instant: number, { year: hasYear = true }: Pick<MomentParts, 'year'> = {}): string {
  const { year, month, day, weekday } = inJapan(instant)
  return `${hasYear ? `${year}年` : ''}${month}月${day}日(${weekday})`
}

/** Formats a moment for people: 「2023年2月1日(水) 0:00」. */
export function formatMoment(instant: number, { year = true, seconds = false }: MomentParts = {}): string {
  const { second } = inJapan(instant)
  return `${formatDay(instant, { year })} ${formatClock(instant)}${seconds && second > 0 ? `:${twoDigits(second)}` : ''}`
}

/** Formats a day for people in short form, without its weekday: 「2/28」. */
export function formatShortDate(instant: number): string {
  const { month, day } = inJapan(instant)
  return `${month}/${day}`
}

/** Formats a day for people in short form: 「2/28(火)」. */
export function formatShortDay(instant: number): string {
  return `${formatShortDate(instant)}(${inJapan(instant).weekday})`
}

/** Formats a moment for people in short form: 「2/28(火) 23:59」. */
export function formatShortMoment(instant: number): string {
  return `${formatShortDay(instant)} ${formatClock(instant)}`
}

/** Formats an instant to the second without an offset: `2023-04-10T10:00:00`. */
function formatSecond(instant: number): string {
  return new Date(instant + japanOffset).toISOString().slice(0, 19)
}

/** Formats an instant for programs, to the second, with its offset: `2023-04-10T10:00:00+09:00` (ISO 8601). */
export function formatInstant(instant: number): string {
  return `${formatSecond(instant)}+09:00`
}

/** Formats an instant for URLs and form fields: `2023-04-10T10:00`, with seconds only if they are not zero. */
export function formatForInput(instant: number): string {
  return formatSecond(instant).replace(/:00$/, '')
}

/** Formats an instant for content and commands: `2023-04-10 10:00`, with seconds only if they are not zero. */
export function formatForContent(instant: number): string {
  return formatForInput(instant).replace('T', ' ')
}

/** Formats the minute of an instant, as records have it: `2023-04-10 10:00`. Seconds are cut off. */
export function formatMinute(instant: number): string {
  return formatSecond(instant).slice(0, 16).replace('T', ' ')
}

/**
 * Writes a date and time of content in Japan time, `2023-04-10 10:00`, whatever its notation or offset, and with
 * seconds only if it has them: an end given to the minute lasts longer than one given to the second (D7).
 * @throws RangeError for anything that `isRealDateTime` refuses
 */
export function toJapanTime(value: string): string {
  const instant = parseStart(value)
  const hasSeconds = /\d:\d\d:\d\d/.test(value)
  return hasSeconds ? formatSecond(instant).replace('T', ' ') : formatMinute(instant)
}
