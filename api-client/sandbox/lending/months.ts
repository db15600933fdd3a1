import { inJapan } from '#domain/time/format-time.ts'

/** Later results could have five-digit years. */
const latestStart = Date.UTC(9900, 0)

/**
 * Returns the month that is a number of months after that of an instant in Japan time, as `YYYY-MM`. The day is
 * ignored: one month after any instant of 31 January is February.
 * @param start milliseconds since 1970 UTC
 * @throws RangeError for an instant before 1970, after 9899, or NaN
 */
export function japanMonthAfter(start: number, months: number): string {
  if (!(start >= 0 && start < latestStart))
    throw new RangeError(`not an instant between the years 1970 and 9900: ${start}; give milliseconds since 1970`)
  const { year, month } = inJapan(start)
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7)
}
