/** Length of a day, in milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000

/** Japan's offset from UTC in milliseconds, without daylight saving time. */
export const japanOffset = 9 * 60 * 60 * 1000

/** Returns the number of the day in Japan at an instant in milliseconds since 1970 UTC; 1 January 1970 is 0. */
export function dayInJapan(instant: number): number {
  return Math.floor((instant + japanOffset) / dayLength)
}

/** Returns the first instant of a day in Japan, in milliseconds since 1970 UTC, by its number. */
export function startOfDay(day: number): number {
  return day * dayLength - japanOffset
}

/** The weekdays from Sunday, as `getUTCDay` counts them. */
export const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** Returns the number of days in a month; January is 1. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** ISO 8601 to the minute or the second, with or without an offset; a space may replace the T. */
const isoPattern =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[ T](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?<offset>Z|[+-]\d{2}:[0-5]\d)?$/

type Instant = { milliseconds: number; givenToTheMinute: boolean }

function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0
  const sign = offset.startsWith('-') ? -1 : 1
  return sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)))
}

/** Parses a date and time, in Japan time if it has no offset; undefined if it does not exist in the calendar. */
function readInstant(value: string): Instant | undefined {
  const parts = isoPattern.exec(value)?.groups
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) =>
    Number(parts[name] ?? 0),
  ) as [number, number, number, number, number, number]
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal =
    local.getUTCMonth() === month - 1 && local.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  const offset = offsetMinutes(parts['offset'] ?? '+09:00')
  if (!isReal || Math.abs(offset) > 14 * 60) return undefined
  return { milliseconds: local.getTime() - offset * 60_000, givenToTheMinute: parts['second'] === undefined }
}

function parseInstant(value: string): Instant {
  const instant = readInstant(value)
  if (!instant) throw new RangeError(`not a date and time: ${value}`)
  return instant
}

/** Returns whether a text is ISO 8601 with an offset, or Japan time without one, on an existing day (D7). */
export function isRealDateTime(value: string): boolean {
  return readInstant(value) !== undefined
}

/**
 * Parses the first instant of a period, in milliseconds since 1970 UTC.
 * @throws RangeError for anything that `isRealDateTime` refuses
 */
export function parseStart(value: string): number {
  return parseInstant(value).milliseconds
}

/**
 * Parses the last instant of a period, in milliseconds since 1970 UTC. An end given to the minute lasts to the end of
 * that minute, one given to the second to the end of that second (D7).
 * @throws RangeError for anything that `isRealDateTime` refuses
 */
export function parseEnd(value: string): number {
  const { milliseconds, givenToTheMinute } = parseInstant(value)
  return milliseconds + (givenToTheMinute ? 60_000 : 1_000) - 1
}
