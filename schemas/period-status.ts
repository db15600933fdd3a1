import type { MemberOf, periodStatus } from './enumerations.ts'

/** The status of a period at an instant; UNSPECIFIED is only for answers that say nothing. */
export type PeriodStatus = Exclude<MemberOf<typeof periodStatus>, 'UNSPECIFIED'>

/**
 * The status of a period, both ends included, at an instant; all in milliseconds since 1970 UTC (specification §4, D7).
 */
export function periodStatusAt(start: number, end: number, now: number): PeriodStatus {
  if (now < start) return 'BEFORE_THE_PERIOD'
  return now > end ? 'AFTER_THE_PERIOD' : 'DURING_THE_PERIOD'
}

/** The longest delay of a timer, in milliseconds. */
export const longestTimer = 2_147_483_647

/** The time until the status changes, in milliseconds; undefined if it never will again. */
export function untilNextChange(start: number, end: number, now: number): number | undefined {
  if (now < start) return start - now
  return now <= end ? end - now + 1 : undefined
}
