/*
 * Calculates with days in Japan as numbers since 1970, and with month folders such as 202309-1.
 */

import { dayInJapan, dayLength, parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

/** Consecutive days, both ends included, as day numbers since 1970. */
export type DaySpan = { first: number; last: number }

/** Returns the number of a day since 1970; January is month 1. */
export function getDayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayLength
}

/** Returns the date of a day number; January is month 1. */
export function toCalendarDate(number: number): { year: number; month: number; day: number } {
  const date = new Date(number * dayLength)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Returns the number of a month's last day; month 13 is January of the next year. */
export function getLastDay(year: number, month: number): number {
  return getDayNumber(year, month + 1, 0)
}

/** Parses the year and the month of a month folder such as `202309-1`. */
export function parseMonthFolder(folder: string): { year: number; month: number } {
  return { year: Number(folder.slice(0, 4)), month: Number(folder.slice(4, 6)) }
}

/** Returns the days of a month folder such as `202309-1`. */
export function getMonthSpan(folder: string): DaySpan {
  const { year, month } = parseMonthFolder(folder)
  return { first: getDayNumber(year, month, 1), last: getLastDay(year, month) }
}

/** Returns the number of months from one month folder to another: 1 from `202308-1` to `202309-1`. */
export function countMonthsBetween(before: string, after: string): number {
  const [from, to] = [parseMonthFolder(before), parseMonthFolder(after)]
  return (to.year - from.year) * 12 + to.month - from.month
}

/** Sorts by the month's folder, the newest first. */
export function sortNewestFirst<Entry extends { month: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => Number(one.month < other.month) - Number(one.month > other.month))
}

/** Returns the days in Japan that a validated period covers, in whole or in part. */
export function getPeriodSpan({ start, end }: Period): DaySpan {
  return { first: dayInJapan(parseStart(start)), last: dayInJapan(parseEnd(end)) }
}
