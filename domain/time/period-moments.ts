import { dayInJapan, dayLength, startOfDay } from './japan-time.ts'
import type { PeriodStatus } from './period-status.ts'
import { enclosingSpan, type Span } from './spans.ts'

/**
 * Names of the moments at which a page can be viewed, in display order: the present, and the moments of a period. They
 * are shared by the preview's bar, reviews and approvals.
 */
export const momentNames = {
  now: 'いま',
  before: '開催前',
  first: '最初の1分',
  during: '開催中',
  last: '最後の1分',
  after: '終了後',
} as const

/** Names of the statuses of a period, which are those of its moments. */
export const statusNames: Readonly<Record<PeriodStatus, string>> = {
  BEFORE_THE_PERIOD: momentNames.before,
  DURING_THE_PERIOD: momentNames.during,
  AFTER_THE_PERIOD: momentNames.after,
}

/** A moment of a period, in milliseconds since 1970 UTC. */
export type Moment = { name: Exclude<keyof typeof momentNames, 'now'>; at: number }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/**
 * Returns the moment before a period that starts at `start`: one day earlier, when pages show that it starts tomorrow.
 */
export function momentBefore(start: number): number {
  return start - dayLength
}

/** Returns noon in Japan of the middle day, or the exact middle of a period without such a noon. */
export function findMiddle({ start, end }: Span): number {
  const middle = Math.floor((start + end) / 2 / second) * second
  const noon = startOfDay(dayInJapan(middle)) + 12 * hour
  return start < noon && noon < end ? noon : Math.max(start, middle)
}

/** Returns the moments of a page, from the first start to the last end of its periods; none if it has no period. */
export function listMomentsOfPeriods(spans: readonly Span[]): Moment[] {
  const span = enclosingSpan(spans)
  if (!span) return []
  const { start, end } = span
  return [
    { name: 'before', at: momentBefore(start) },
    { name: 'first', at: start },
    { name: 'during', at: findMiddle({ start, end }) },
    { name: 'last', at: Math.max(start, end + 1 - minute) },
    { name: 'after', at: end + 1 },
  ]
}
