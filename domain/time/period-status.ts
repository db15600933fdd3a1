/** Status of a period at an instant, with the names used in responses (`schemas/enumerations.ts`). */
export type PeriodStatus = 'BEFORE_THE_PERIOD' | 'DURING_THE_PERIOD' | 'AFTER_THE_PERIOD'

/**
 * Returns the status of a period, both ends included, at an instant; all in milliseconds since 1970 UTC (specification
 * §4, D7).
 */
export function periodStatusAt(start: number, end: number, now: number): PeriodStatus {
  if (now < start) return 'BEFORE_THE_PERIOD'
  return now > end ? 'AFTER_THE_PERIOD' : 'DURING_THE_PERIOD'
}

/**
 * Returns whether a campaign counts as finished during its period (specification §4). The server's `finished` decides.
 * Without it, the campaign is open only if its content has a period (D21, D33).
 */
export function isFinished(finished: boolean | undefined, hasPeriod: boolean): boolean {
  return finished ?? !hasPeriod
}

/**
 * Returns the time until the status of a period changes, in milliseconds; undefined if it never will again. The end is
 * included, so the status changes one millisecond after it. All arguments are in milliseconds since 1970 UTC.
 */
export function msUntilStatusChanges(start: number, end: number, now: number): number | undefined {
  if (now < start) return start - now
  return now <= end ? end - now + 1 : undefined
}
