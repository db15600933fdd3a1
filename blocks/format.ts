import { pointsForPayment, type PointTerms } from '#domain/money/points.ts'
import { formatClock, formatMoment, inJapan, formatShortDay } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

type Moment = { text: string; dateTime: string }
type PeriodText = { start: Moment; end: Moment; isOneDay: boolean }

/**
 * Formats a period in words, in Japan time with weekdays (D7): the year once, and the day once if both ends share it.
 */
export function describePeriod(period: Period): PeriodText {
  const [startInstant, endInstant] = [parseStart(period.start), parseEnd(period.end)]
  const [start, end] = [inJapan(startInstant), inJapan(endInstant)]
  const isOneDay = start.year === end.year && start.month === end.month && start.day === end.day
  return {
    isOneDay,
    start: { text: formatMoment(startInstant), dateTime: new Date(startInstant).toISOString() },
    end: {
      text: isOneDay ? formatClock(endInstant) : formatMoment(endInstant, { year: end.year !== start.year }),
      dateTime: new Date(endInstant).toISOString(),
    },
  }
}

/** Formats a period in short form, for cards: 2/1(水)〜2/28(火), or 2/8(水) for a single day. */
export function formatShortPeriod(period: Period): string {
  const [start, end] = [parseStart(period.start), parseEnd(period.end)]
  const [first, last] = [formatShortDay(start), formatShortDay(end)]
  return first === last && inJapan(start).year === inJapan(end).year ? first : `${first}〜${last}`
}

/** Returns whether a text names the day of a period of a single day: 2月8日(水)だけ. */
export function namesOnlyDay(text: string, period: Period): boolean {
  const { month, day } = inJapan(parseStart(period.start))
  return describePeriod(period).isOneDay && new RegExp(`(^|\\D)${month}月${day}日`).test(text)
}

/** Formats a period in short form, next to a campaign's conditions: empty for a single day that one of them names. */
export function formatPeriodNextTo(conditions: readonly string[], period: Period): string {
  return conditions.some((condition) => namesOnlyDay(condition, period)) ? '' : formatShortPeriod(period)
}

/** Formats the digits of a whole number with thousands separators. */
export function groupDigits(digits: string | number): string {
  return `${digits}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/**
 * Formats a number with thousands separators and its own decimals, from `decimals` to six: 149,800, 14.95. Does not use
 * `Intl`, because its first use takes 60 ms on a processor four times slower than a desktop's.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [integer = '', rest = ''] = value.toFixed(6).split('.')
  const fraction = rest.replace(/0+$/, '').padEnd(decimals, '0')
  return groupDigits(integer) + (fraction === '' ? '' : `.${fraction}`)
}

/** Formats the points for an amount in yen on one line: 3,000円なら 150P. */
export function describeEstimate(yen: number, terms: PointTerms): string {
  const { base, extra } = pointsForPayment(yen, terms)
  return `${groupDigits(yen)}円なら ${groupDigits(base + extra)}P`
}

/** Joins a multi-line title into one line. */
export function joinLines(title: string): string {
  return title.replace(/\n/g, '')
}
