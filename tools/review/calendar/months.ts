import { dayLength, daysIn } from '#domain/time/japan-time.ts'

import { dateOf, dayNumber, type Span } from '#content-layer/calendar.ts'
import type { CalendarRow } from './rows.ts'

/** Consecutive days, as numbers since 1970 in Japan, on which the same campaigns run; none in a gap. */
export type Stretch = Span & { running: readonly CalendarRow[] }

/** A calendar month, and what a marketer has to know of it. */
export type CalendarMonth = Span & {
  year: number
  month: number
  /** The campaigns that run on any of its days. */
  running: readonly CalendarRow[]
  /** Its days from the first campaign of all to the last, by what runs on them: where campaigns overlap, and gaps. */
  stretches: readonly Stretch[]
  /** The campaigns whose points have to be granted by a day of it, by that day. */
  grants: ReadonlyMap<number, readonly CalendarRow[]>
}

/** The last day on which a campaign's points are granted, as a number since 1970. */
export function grantDay({ grantBy }: CalendarRow): number | undefined {
  return grantBy === undefined ? undefined : Date.parse(`${grantBy}T00:00:00Z`) / dayLength
}

/** Divides days where a campaign begins or has ended. */
export function stretchesOf(rows: readonly CalendarRow[], { first, last }: Span): Stretch[] {
  const begins = [first, ...rows.flatMap((row) => [row.first, row.last + 1])]
  const within = [...new Set(begins)].filter((day) => day >= first && day <= last).sort((a, b) => a - b)
  return within.map((day, index) => ({
    first: day,
    last: (within[index + 1] ?? last + 1) - 1,
    running: rows.filter((row) => row.first <= day && row.last >= day),
  }))
}

function grantsIn(rows: readonly CalendarRow[], { first, last }: Span): Map<number, CalendarRow[]> {
  const grants = new Map<number, CalendarRow[]>()
  for (const row of rows) {
    const day = grantDay(row)
    if (day === undefined || day < first || day > last) continue
    grants.set(day, [...(grants.get(day) ?? []), row])
  }
  return new Map([...grants].sort(([a], [b]) => a - b))
}

/** Every month from the first campaign to the last, and later ones in which points have to be granted. */
export function calendarMonths(rows: readonly CalendarRow[]): CalendarMonth[] {
  const ends = { first: Math.min(...rows.map(({ first }) => first)), last: Math.max(...rows.map(({ last }) => last)) }
  const end = Math.max(ends.last, ...rows.map((row) => grantDay(row) ?? 0))
  const months: CalendarMonth[] = []
  for (let first = ends.first; first <= end;) {
    const { year, month } = dateOf(first)
    const whole = { first: dayNumber(year, month, 1), last: dayNumber(year, month, daysIn(year, month)) }
    const within = { first: Math.max(whole.first, ends.first), last: Math.min(whole.last, ends.last) }
    const running = rows.filter((row) => row.first <= whole.last && row.last >= whole.first)
    const grants = grantsIn(rows, whole)
    const stretches = stretchesOf(running, within)
    if (stretches.length > 0 || grants.size > 0) months.push({ ...whole, year, month, running, stretches, grants })
    first = whole.last + 1
  }
  return months
}
