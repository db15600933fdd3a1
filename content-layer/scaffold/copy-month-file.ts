import { daysIn } from '#domain/time/japan-time.ts'
import { formatContentDay, parseContentDay } from '#domain/time/written-day.ts'

import { countMonthsBetween } from '../common/days.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'

/**
 * Moves a date by a number of months. The last day of a month stays the last one; any other day is preserved, up to the
 * length of its month.
 */
export function moveDate(date: string, months: number): string {
  const { year, month, day } = parseContentDay(date)
  const monthsSinceYearZero = year * 12 + month - 1 + months
  const newYear = Math.floor(monthsSinceYearZero / 12)
  const newMonth = (monthsSinceYearZero % 12) + 1
  const days = daysIn(newYear, newMonth)
  const newDay = day === daysIn(year, month) ? days : Math.min(day, days)
  return formatContentDay({ year: newYear, month: newMonth, day: newDay })
}

/** A line with a date as the value of its field, perhaps with a time and a comment: `start: 2023-09-01 00:00 # …`. */
const dateField = /^(\s*[^\s#:][^:]*: *"?)(\d{4}-\d{2}-\d{2})((?: \d{2}:\d{2})?"?\s*(?:\s#.*)?)$/

/** A text that was written for the source month. */
const titleLine = /^(?:title|description): */

/** A picture of a month's page, which shows its season. */
const pictureLine = /^ +src: /

/** A campaign's fields with the lines around them, and its body. */
const campaignFile = /^(---\n[^]*?\n---\n)([^]*)$/

/**
 * Copies a file of a month to another month: moves dates, and adds review marks to texts that may refer to the old month,
 * which the check reports until they have been reviewed. In a copy within the same month, dates are marked instead of
 * moved. All other lines are unchanged, including the notes (`annotationLists`).
 */
export function copyToMonth(name: string, text: string, from: string, to: string): string {
  const [, fields = text, body] = campaignFile.exec(text) ?? []
  const months = countMonthsBetween(from, to)
  const isMonthPage = name === 'month.yaml'
  const copied = fields
    .split('\n')
    .map((line) => copyLine(line, { months, isMonthPage }))
    .join('\n')
  return body === undefined ? copied : `${copied}\n{/* ${reviewKeyword} */}\n${body}`
}

function copyLine(line: string, { months, isMonthPage }: { months: number; isMonthPage: boolean }): string {
  const [, before = '', date, after = ''] = dateField.exec(line) ?? []
  if (date !== undefined && months !== 0) return `${before}${moveDate(date, months)}${after}`
  const needsReview = date !== undefined || titleLine.test(line) || (isMonthPage && pictureLine.test(line))
  return needsReview ? `${line} # ${reviewKeyword}` : line
}
