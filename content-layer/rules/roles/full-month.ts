import { daysIn } from '#domain/time/japan-time.ts'

import { toCalendarDate, getDayNumber } from '../../common/days.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'

/** Phrases that mean the full month: 「｛月｝いっぱい」. */
const fullMonth = /｛月(?:[：:][^｛｝]*)?｝(中|まるごと|いっぱい|末まで|の間ずっと|はずっと|、ずっと)/gu

/** The month of the first or the last day, used as if it were the full period: 「｛開始日：月｝中」. */
const monthOfDay = /｛(?:開始日|終了日)[：:]月｝(?:中|いっぱい|の間ずっと)/gu

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

/** Returns whether a campaign runs from the first day of its month to the last. */
function fillsMonth(facts: Facts | undefined): boolean {
  const month = facts?.get('月')
  if (month?.kind !== 'month') return true
  const first = getDayNumber(month.year, month.month, 1)
  const last = getDayNumber(month.year, month.month, daysIn(month.year, month.month))
  const [start = first, end = last] = listPeriodEnds(facts)
  return start <= first && end >= last
}

/** Finds texts that mention the whole month although the campaign does not cover it. Offsets are those of `text`. */
export function findFullMonthProblems(text: string, facts: Facts | undefined): TextProblem[] {
  const matches = [
    ...(text.includes('｛月') && !fillsMonth(facts) ? text.matchAll(fullMonth) : []),
    ...(text.includes('：月｝') && spansMonths(facts) ? text.matchAll(monthOfDay) : []),
  ]
  return matches.map(({ index, 0: actual }) => ({ offset: index, kind: 'month-not-whole', details: { actual } }))
}
