import { dayLength, japanOffset } from './japan-time.ts'

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

/** Maximum delay of a timer, in milliseconds. */
export const maxTimeoutDelay = 2_147_483_647

/** Returns the time until the status changes, in milliseconds; undefined if it never will again. */
export function msUntilStatusChanges(start: number, end: number, now: number): number | undefined {
  if (now < start) return start - now
  return now <= end ? end - now + 1 : undefined
}

/** Copied from `japan-time.ts`: importing it adds 18 bytes to every page, which exceeds the page budget. */
function dayInJapan(instant: number): number {
  return Math.floor((instant + japanOffset) / dayLength)
}

/** Returns whether it is the last day in Japan of a running period. */
export function isLastDay(start: number, end: number, now: number): boolean {
  return periodStatusAt(start, end, now) === 'DURING_THE_PERIOD' && dayInJapan(now) === dayInJapan(end)
}

const [minute, hour] = [60_000, 3_600_000] as const

/** Returns the remaining time of a last day and the unit in which it is counted, in milliseconds. */
function remainingTime(end: number, now: number): { rest: number; unit: number } {
  const rest = end - now + 1
  return { rest, unit: rest < hour ? minute : hour }
}

/**
 * Describes the current status of a period for visitors, by days in Japan: 「あと3日で始まります」, 「開催中・あと5日」, 「終了しました」, and on
 * the last day by whole hours, near its end by minutes: 「今日まで・あと5時間」. All times in milliseconds since 1970 UTC.
 */
export function describeStatus(start: number, end: number, now: number): string {
  const [today, first, last] = [now, start, end].map(dayInJapan) as [number, number, number]
  switch (periodStatusAt(start, end, now)) {
    case 'BEFORE_THE_PERIOD':
      return first - today > 1 ? `あと${first - today}日で始まります` : `${first > today ? '明日' : '今日'}から`
    case 'DURING_THE_PERIOD': {
      if (last > today) return last - today > 1 ? `開催中・あと${last - today}日` : '明日まで'
      const { rest, unit } = remainingTime(end, now)
      return `今日まで・あと${Math.max(1, Math.floor(rest / unit))}${unit === hour ? '時間' : '分'}`
    }
    case 'AFTER_THE_PERIOD':
      return '終了しました'
  }
}

/**
 * Returns the time until the status or its description changes, in milliseconds; undefined if neither ever will again.
 */
export function msUntilTextChanges(start: number, end: number, now: number): number | undefined {
  const change = msUntilStatusChanges(start, end, now)
  if (!isLastDay(start, end, now))
    return change && Math.min(change, (dayInJapan(now) + 1) * dayLength - japanOffset - now)
  const { rest, unit } = remainingTime(end, now)
  return change && Math.min(change, (rest % unit) + 1)
}
