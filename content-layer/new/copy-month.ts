import { daysIn } from '#domain/time/japan-time.ts'

import { monthsBetween, writeDay } from '../calendar.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'

/**
 * Moves a date by whole months. The last day of a month stays the last one, any other keeps its number as far as its
 * month has so many days.
 */
export function moveDate(date: string, months: number): string {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
  const moved = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(moved / 12), (moved % 12) + 1]
  const days = daysIn(newYear, newMonth)
  return writeDay({ year: newYear, month: newMonth, day: day === daysIn(year, month) ? days : Math.min(day, days) })
}

/** A line that holds one field whose value is a date, with or without a time, and possibly a comment. */
const dateField = /^(\s*[^\s#:][^:]*: *"?)(\d{4}-\d{2}-\d{2})((?: \d{2}:\d{2})?"?\s*(?:\s#.*)?)$/

/** Lines whose words were written for the month that is copied. */
const titleLine = /^(?:title|description): */

/** The pictures of a month's page, which show its season. */
const pictureLine = /^ +src: /

/** A campaign's fields with the lines around them, and its body. */
const campaignFile = /^(---\n[^]*?\n---\n)([^]*)$/

/**
 * A file of a month for another month: dates are moved, and the words that may still speak of the old month are marked,
 * which the check reports until somebody has looked at them. Every other line is as it was, the notes
 * (`annotationLists`) among them.
 */
export function copyToMonth(name: string, text: string, from: string, to: string): string {
  const [, fields = text, body] = campaignFile.exec(text) ?? []
  const copied = copyFields(name, fields, monthsBetween(from, to))
  return body === undefined ? copied : `${copied}\n{/* ${reviewKeyword} */}\n${body}`
}

function copyFields(name: string, text: string, months: number): string {
  return text
    .split('\n')
    .map((line) => {
      const [, before, date, after] = dateField.exec(line) ?? []
      if (date !== undefined) return `${before ?? ''}${moveDate(date, months)}${after ?? ''}`
      const isReplaced = titleLine.test(line) || (name === 'month.yaml' && pictureLine.test(line))
      return isReplaced ? `${line} # ${reviewKeyword}` : line
    })
    .join('\n')
}
