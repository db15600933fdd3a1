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

/** A line with one field and a date as its value, with or without a time, and possibly a comment. */
const dateField = /^(\s*[^\s#:][^:]*: *"?)(\d{4}-\d{2}-\d{2})((?: \d{2}:\d{2})?"?\s*(?:\s#.*)?)$/

/** Lines with text that was written for the source month. */
const titleLine = /^(?:title|description): */

/** The pictures of a month's page, which show its season. */
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
  const copied = copyFields(name, fields, countMonthsBetween(from, to))
  return body === undefined ? copied : `${copied}\n{/* ${reviewKeyword} */}\n${body}`
}

function copyFields(name: string, text: string, months: number): string {
  return text
    .split('\n')
    .map((line) => {
      const [, before, date, after] = dateField.exec(line) ?? []
      if (date !== undefined && months === 0) return `${line} # ${reviewKeyword}`
      if (date !== undefined) return `${before ?? ''}${moveDate(date, months)}${after ?? ''}`
      const isReplaced = titleLine.test(line) || (name === 'month.yaml' && pictureLine.test(line))
      return isReplaced ? `${line} # ${reviewKeyword}` : line
    })
    .join('\n')
}
