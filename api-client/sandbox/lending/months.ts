import { japanOffset } from '#schemas/japan-time.ts'

/** Beyond it a year could have five digits. */
const latestStart = Date.UTC(9900, 0)

/**
 * The month that comes so many months after the one in which an instant falls in Japan, as `YYYY-MM`.
 * The day plays no part: one month after any instant of 31 January is February.
 * @param start milliseconds since 1970 UTC
 * @throws RangeError for an instant before 1970, after 9899, or that is no number
 */
export function japanMonthAfter(start: number, months: number): string {
  if (!(start >= 0 && start < latestStart))
    throw new RangeError(`not an instant between the years 1970 and 9900: ${start}; give milliseconds since 1970`)
  const inJapan = new Date(start + japanOffset)
  return new Date(Date.UTC(inJapan.getUTCFullYear(), inJapan.getUTCMonth() + months)).toISOString().slice(0, 7)
}
