import { dayInJapan, dayLength, japanOffset } from './japan-time.ts'
import { msUntilStatusChanges, periodStatusAt } from './period-status.ts'

/** In milliseconds. */
const minute = 60_000
/** In milliseconds. */
const hour = 3_600_000

/** Returns whether it is the last day in Japan of a running period; all times in milliseconds since 1970 UTC. */
export function isLastDay(start: number, end: number, now: number): boolean {
  return periodStatusAt(start, end, now) === 'DURING_THE_PERIOD' && dayInJapan(now) === dayInJapan(end)
}

/** Returns the remaining time of a last day, and the unit in which it is counted; both in milliseconds. */
function remainingTime(end: number, now: number): { rest: number; unit: number } {
  const rest = end - now + 1
  return { rest, unit: rest < hour ? minute : hour }
}

/**
 * Describes the current status of a period for visitors, by days in Japan: 「あと3日で始まります」, 「開催中・あと5日」, 「終了しました」, and on
 * the last day by whole hours, in its last hour by minutes: 「今日まで・あと5時間」. All arguments are in milliseconds since 1970
 * UTC. Before the period only its start counts; during it, only its end.
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
 * All arguments are in milliseconds since 1970 UTC.
 */
export function msUntilTextChanges(start: number, end: number, now: number): number | undefined {
  const change = msUntilStatusChanges(start, end, now)
  const nextMidnight = (dayInJapan(now) + 1) * dayLength - japanOffset
  if (!isLastDay(start, end, now)) return change && Math.min(change, nextMidnight - now)
  const { rest, unit } = remainingTime(end, now)
  return change && Math.min(change, (rest % unit) + 1)
}
