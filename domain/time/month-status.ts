import { describeStatus, isLastDay } from './describe-period-status.ts'
import { formatShortDay, formatShortMoment } from './format-time.ts'
import type { Span } from './spans.ts'
import { periodStatusAt, type PeriodStatus } from './period-status.ts'

/**
 * Status of a month, whether a running campaign ends today, the status in words, and the next start or end if the words
 * do not state it.
 */
export type MonthStatus = { status: PeriodStatus; isLastDay: boolean; text: string; moment: string }

/** Returns the end of continuously running campaigns, in milliseconds since 1970 UTC. */
function endOfRun(spans: readonly Span[], now: number): number {
  const byStart = [...spans].sort((a, b) => a.start - b.start)
  return byStart.reduce((last, { start, end }) => (start <= last + 1 ? Math.max(last, end) : last), now)
}

/**
 * Describes the remaining time: 「開催中・あと5日」, 「今日まで・あと5時間」. The start does not matter for what runs
 * already, so `now` stands for it.
 */
function describeRemaining(end: number, now: number): string {
  return describeStatus(now, end, now)
}

/** 「3/31」 from 「3/31(金)」. */
const withoutWeekday = (day: string) => day.slice(0, -3)

/**
 * Returns the status while campaigns run. Campaigns that end today have priority, because a visitor can still act on
 * them.
 */
function runningStatus(listed: readonly Span[], running: readonly Span[], now: number): MonthStatus {
  const endsToday = running.filter((span) => isLastDay(span.start, span.end, now))
  const someEndToday = endsToday.length > 0 && endsToday.length < running.length
  const end = someEndToday ? Math.min(...endsToday.map((span) => span.end)) : endOfRun(listed, now)
  return {
    status: 'DURING_THE_PERIOD',
    isLastDay: someEndToday || isLastDay(now, end, now),
    text: `${someEndToday ? `${endsToday.length}件が` : ''}${describeRemaining(end, now)}`,
    moment: `${formatShortMoment(end)}まで`,
  }
}

/** Returns the status on the web page while only in-app campaigns run. */
function inAppOnlyStatus(running: readonly Span[], now: number): MonthStatus {
  const end = Math.max(...running.map((span) => span.end))
  const isLast = isLastDay(now, end, now)
  const until = isLast ? describeRemaining(end, now) : `${withoutWeekday(formatShortDay(end))}まで`
  return {
    status: 'DURING_THE_PERIOD',
    isLastDay: isLast,
    text: `アプリで${running.length}件開催中・${until}`,
    moment: '',
  }
}

/** Returns the status before the next start, which is in the app only if no listed campaign starts then. */
function upcomingStatus(next: number, now: number, isFirst: boolean, isInAppOnly: boolean): MonthStatus {
  const from = `${formatShortMoment(next)}から`
  const isCountedDown = isFirst && !isInAppOnly
  return {
    status: 'BEFORE_THE_PERIOD',
    isLastDay: false,
    text: isCountedDown ? describeStatus(next, next, now) : `${isInAppOnly ? 'アプリで' : ''}次は${from}`,
    moment: isCountedDown ? from : '',
  }
}

/**
 * Returns the status of a month at an instant, derived from its campaigns: running while one runs, otherwise upcoming
 * before the next start, otherwise ended (D27). `listed` are those that the page lists, in the app all of them;
 * `inAppOnly` are those that a web page only mentions.
 */
export function monthStatusAt(listed: readonly Span[], inAppOnly: readonly Span[], now: number): MonthStatus {
  const isRunning = ({ start, end }: Span) => periodStatusAt(start, end, now) === 'DURING_THE_PERIOD'
  const running = listed.filter(isRunning)
  if (running.length > 0) return runningStatus(listed, running, now)
  const inApp = inAppOnly.filter(isRunning)
  if (inApp.length > 0) return inAppOnlyStatus(inApp, now)
  const periods = [...listed, ...inAppOnly]
  const starts = periods.map(({ start }) => start).filter((start) => now < start)
  if (starts.length === 0) return { status: 'AFTER_THE_PERIOD', isLastDay: false, text: '終了しました', moment: '' }
  const next = Math.min(...starts)
  const isInAppOnly = !listed.some(({ start }) => start === next)
  return upcomingStatus(next, now, starts.length === periods.length, isInAppOnly)
}
