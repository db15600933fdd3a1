export type PeriodStatus = 'before' | 'during' | 'after'

/** The status of a period, both ends included, at an instant; all in milliseconds since 1970 UTC (D7). */
export function periodStatus(start: number, end: number, now: number): PeriodStatus {
  if (now < start) return 'before'
  return now > end ? 'after' : 'during'
}

/** How long until the status changes, in milliseconds; undefined once it never will. */
export function untilNextChange(start: number, end: number, now: number): number | undefined {
  if (now < start) return start - now
  return now <= end ? end - now + 1 : undefined
}
