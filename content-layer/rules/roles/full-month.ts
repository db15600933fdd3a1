import { toCalendarDate, getDayNumber, getLastDay, type DaySpan } from '../../common/days.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { locateTerms } from './locate-terms.ts'
import { denial } from './misplaced-terms.ts'

/** Phrases that mean the full month: 「｛月｝のあいだ」. */
const fullMonth = /｛月(?:[：:][^｛｝]*)?｝(?:中|まるごと|の間|のあいだ|はずっと|、ずっと)/gu

/** Phrases that mean the rest of the month, from whichever day: 「｛月｝いっぱい」. */
const restOfMonth = /｛月(?:[：:][^｛｝]*)?｝(?:いっぱい|末まで)/gu

/** The month of the first or the last day, used as if it were the full period: 「｛開始日：月｝中」. */
const monthOfDay = /｛(?:開始日|終了日)[：:]月｝(?:中|いっぱい|の間|のあいだ)/gu

/** Phrases that mean the rest of the next month, but not those of a grant: 「｛翌月｝末までに付与」. */
const restOfNextMonth = /^(?:いっぱい|末まで(?!に))/u

const fullMonthMeaning = 'その月のはじめから終わりまで'
const endOfMonthMeaning = 'その月の終わりまで'

/** Returns the first and the last day of the period, as day numbers; fewer if the facts state no dates. */
function listPeriodEnds(facts: Facts | undefined): number[] {
  return ['開始日', '終了日'].flatMap((name) => {
    const fact = facts?.get(name)
    return fact?.kind === 'date' ? [fact.day] : []
  })
}

/** Returns whether a period starts in one month and ends in another. */
function spansMonths(facts: Facts | undefined): boolean {
  const months = listPeriodEnds(facts).map((day) => `${toCalendarDate(day).year}-${toCalendarDate(day).month}`)
  return new Set(months).size > 1
}

/** Returns the first and the last day of a month that facts name, as day numbers; undefined if they do not. */
function getMonthDays(name: '月' | '翌月', facts: Facts | undefined): DaySpan | undefined {
  const fact = facts?.get(name)
  if (fact?.kind !== 'month') return undefined
  const { year, month } = fact
  return { first: getDayNumber(year, month, 1), last: getLastDay(year, month) }
}

/** Returns whether a campaign covers its whole month, and whether it ends on the last day of that. */
function compareWithMonth(facts: Facts | undefined): { isFull: boolean; endsWithMonth: boolean } {
  const days = getMonthDays('月', facts)
  if (!days) return { isFull: true, endsWithMonth: true }
  const [start = days.first, end = days.last] = listPeriodEnds(facts)
  return { isFull: start <= days.first && end >= days.last, endsWithMonth: end === days.last }
}

/** Finds texts that extend a campaign to the end of the next month, although it ends on another day. */
function findNextMonth(text: string, facts: Facts | undefined): TextProblem[] {
  const last = getMonthDays('翌月', facts)?.last
  const end = listPeriodEnds(facts)[1]
  if (last === undefined || end === undefined || last === end) return []
  return locateTerms(text, facts).flatMap(({ offset, placeholder, role, before, after }): TextProblem[] => {
    const related = role === 'next-month' ? restOfNextMonth.exec(after)?.[0] : undefined
    if (related === undefined || denial.test(before + after)) return []
    return [{ offset, kind: 'month-not-whole', details: { actual: placeholder + related, meaning: endOfMonthMeaning } }]
  })
}

/**
 * Finds texts that mention the whole month, or its end, although the campaign does not cover it. Offsets are those of
 * `text`.
 */
export function findFullMonthProblems(text: string, facts: Facts | undefined): TextProblem[] {
  const { isFull, endsWithMonth } = compareWithMonth(facts)
  const findMatches = (pattern: RegExp, meaning: string) =>
    [...text.matchAll(pattern)].map(({ index, 0: actual }): TextProblem => {
      return { offset: index, kind: 'month-not-whole', details: { actual, meaning } }
    })
  return [
    ...(text.includes('｛月') && !isFull ? findMatches(fullMonth, fullMonthMeaning) : []),
    ...(text.includes('｛月') && !endsWithMonth ? findMatches(restOfMonth, endOfMonthMeaning) : []),
    ...(text.includes('：月｝') && spansMonths(facts) ? findMatches(monthOfDay, fullMonthMeaning) : []),
    ...(text.includes('｛翌月') ? findNextMonth(text, facts) : []),
  ]
}
