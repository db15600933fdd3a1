import { daysIn, weekdays } from '#schemas/japan-time.ts'

import { dateOf, dayNumber, weekdayOf, type Span } from './calendar.ts'
import type { Reference } from './collect.ts'
import { diagnosticIn, type Diagnostic, type Problem } from './diagnostic.ts'
import { locator } from './mdx-nodes.ts'

type DateProblem = { offset: number } & Problem
type Day = { year: number; month: number; day: number }

/** 2023年10月31日(火), 10月31日, 9/8(金), 31日(火), and 10月 alone, which applies to later days without a month. */
const writtenDate = new RegExp(
  [
    '(?<![\\d/])(?:',
    '(?:(?<year>\\d{4})年 ?)?(?<month>\\d{1,2})月(?: ?(?<day>\\d{1,2})日)?',
    '|(?:(?<slashYear>\\d{4})/)?(?<slashMonth>\\d{1,2})/(?<slashDay>\\d{1,2})(?![\\d/])',
    '|(?<bareDay>\\d{1,2})日)',
    `(?: ?\\( ?(?<weekday>[${weekdays.join('')}])(?:曜日?)?(?:[・、/]?(?:祝日?|休日?))? ?\\))?`,
  ].join(''),
  'g',
)

/** The text with half-width digits, brackets and slashes; its length does not change. */
function halfWidth(text: string): string {
  return text
    .replace(/[０-９（）／]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}

function distance(number: number, { first, last }: Span): number {
  return Math.max(first - number, number - last, 0)
}

/** The year that puts a day closest to the span: in a December campaign, 1月31日 is in the next year. */
function nearestYear(month: number, day: number, near: Span): number {
  const [first, last] = [dateOf(near.first).year - 1, dateOf(near.last).year + 1]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    years.sort((a, b) => distance(dayNumber(a, month, day), near) - distance(dayNumber(b, month, day), near))[0] ??
    first
  )
}

/** The months in which a day without a month may be. */
function monthsOf(near: Span): Omit<Day, 'day'>[] {
  const [first, last] = [dateOf(near.first), dateOf(near.last)]
  return first.month === last.month && first.year === last.year ? [first] : [first, last]
}

function dayProblem(
  offset: number,
  date: Day,
  weekday: string | undefined,
  fixed: (weekday: string) => string,
): DateProblem | undefined {
  const { year, month, day } = date
  const last = daysIn(year, month)
  if (day < 1 || day > last) return { offset, kind: 'no-such-day', details: { month, day, last } }
  if (weekday === undefined) return undefined
  const real = weekdayOf(dayNumber(year, month, day))
  if (weekdays[real] === weekday) return undefined
  return { offset, kind: 'wrong-weekday', details: { ...date, weekday: real, fix: fixed(weekdays[real] ?? '') } }
}

/**
 * Finds dates in a text that do not exist or have a wrong weekday. A date without a year is the one closest to the
 * span; without a span, only dates with a year are checked for their weekday.
 */
export function findDateProblems(text: string, near: Span | undefined): DateProblem[] {
  const problems: DateProblem[] = []
  let named: { year: number | undefined; month: number } | undefined
  for (const match of halfWidth(text).matchAll(writtenDate)) {
    const found = match.groups ?? {}
    const { weekday } = found
    const year = numberOf(found['year'] ?? found['slashYear'])
    const month = numberOf(found['month'] ?? found['slashMonth'])
    const day = numberOf(found['day'] ?? found['slashDay'] ?? found['bareDay'])
    const isSlash = found['slashMonth'] !== undefined
    // 24/7 or 1/2 need not be a date.
    if (isSlash && weekday === undefined && year === undefined) continue
    if (month !== undefined && (month < 1 || month > 12)) continue
    if (month !== undefined) named = { year, month }
    if (day === undefined || (month === undefined && weekday === undefined)) continue
    const written = text.slice(match.index, match.index + match[0].length)
    const fixed = (right: string) =>
      written.replace(/^[0-9０-９]{4}[年/／][ 　]?/, '').replace(/([(（][ 　]?)[日月火水木金土]/, `$1${right}`)
    const yearOf = (of: number) => year ?? named?.year ?? (near && nearestYear(of, day, near))
    const months =
      month === undefined && named === undefined
        ? near
          ? monthsOf(near)
          : []
        : [{ month: month ?? named?.month ?? 1, year: undefined }]
    const results = months.map((place) => {
      const known = place.year ?? yearOf(place.month)
      return dayProblem(
        match.index,
        { year: known ?? 2024, month: place.month, day },
        known === undefined ? undefined : weekday,
        fixed,
      )
    })
    const [problem] = results
    if (problem && !results.includes(undefined)) problems.push(problem)
  }
  return problems
}

/** Checks the dates in the texts of a YAML file. A diagnostic has the position of its field. */
export function checkDates(texts: readonly Reference[], near: Span | undefined): Diagnostic[] {
  return texts.flatMap(({ value, ...place }) =>
    findDateProblems(value, near).map(({ offset: _, ...problem }) => ({ ...place, ...problem })),
  )
}

/** Checks the dates in a body, except in comments. A diagnostic has the position of the date. */
export function checkBodyDates(file: string, source: string, near: Span): Diagnostic[] {
  const locate = locator(source)
  const shown = source.replace(/\{\s*\/\*[^]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
  return findDateProblems(shown, near).map(({ offset, ...problem }) => diagnosticIn(file, problem, locate(offset)))
}
