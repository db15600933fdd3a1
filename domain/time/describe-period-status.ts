import { dayInJapan, dayLength, japanOffset } from './japan-time.ts'
import { msUntilStatusChanges, periodStatusAt } from './period-status.ts'

/** In milliseconds. */
const minute = 60_000
/** In milliseconds. */
const hour = 3_600_000

/** Returns whether a running period ends today, in Japan; both times in milliseconds since 1970 UTC. */
export function endsToday(end: number, now: number): boolean {
  return dayInJapan(now) === dayInJapan(end)
}

/** Returns whether it is the last day in Japan of a running period; all times in milliseconds since 1970 UTC. */
export function isLastDay(start: number, end: number, now: number): boolean {
  return periodStatusAt(start, end, now) === 'DURING_THE_PERIOD' && endsToday(end, now)
}

/** Returns the remaining time of a last day, and its unit, an hour or a minute; both in milliseconds. */
function remainingTime(end: number, now: number): { rest: number; unit: number } {
  const rest = end - now + 1
  return { rest, unit: rest < hour ? minute : hour }
}

/**
 * Describes the time until a start for visitors, by days in Japan: 「あと3日で始まります」, 「明日から」, 「今日から」. Both times in
 * milliseconds since 1970 UTC.
 */
export function describeTimeUntilStart(start: number, now: number): string {
  const days = dayInJapan(start) - dayInJapan(now)
  return days > 1 ? `あと${days}日で始まります` : `${days > 0 ? '明日' : '今日'}から`
}

/**
 * Describes the time until the end of what is running, by days in Japan: 「開催中・あと5日」, 「明日まで」, and on the last day by
 * whole hours, in its last hour by minutes: 「今日まで・あと5時間」. Both times in milliseconds since 1970 UTC.
 */
export function describeTimeUntilEnd(end: number, now: number): string {
  const days = dayInJapan(end) - dayInJapan(now)
  if (days > 0) return days > 1 ? `開催中・あと${days}日` : '明日まで'
  const { rest, unit } = remainingTime(end, now)
  return `今日まで・あと${Math.max(1, Math.floor(rest / unit))}${unit === hour ? '時間' : '分'}`
}

/** Describes the current status of a period for visitors, or 「終了しました」; all times in milliseconds since 1970 UTC. */
export function describeStatus(start: number, end: number, now: number): string {
  switch (periodStatusAt(start, end, now)) {
    case 'BEFORE_THE_PERIOD':
      return describeTimeUntilStart(start, now)
    case 'DURING_THE_PERIOD':
      return describeTimeUntilEnd(end, now)
    case 'AFTER_THE_PERIOD':
      return '終了しました'
  }
}

/**
 * Returns the time until the status or its description changes, in milliseconds; undefined if neither ever will again.
 * All arguments are in milliseconds since 1970 UTC.
 */
export function msUntilTextChanges(start: number, end: number, now: number): number | undefined {
  const change = msUntilStatusChanges(start, end, now)
  const nextMidnight = (dayInJapan(now) + 1) * dayLength - japanOffset
  if (!isLastDay(start, end, now)) return change && Math.min(change, nextMidnight - now)
  const { rest, unit } = remainingTime(end, now)
  return change && Math.min(change, (rest % unit) + 1)
}
