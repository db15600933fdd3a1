import { describeTimeUntilEnd, describeTimeUntilStart, endsToday } from './describe-period-status.ts'
import { formatShortDate, formatShortMoment } from './format-time.ts'
import type { Span } from './spans.ts'
import { periodStatusAt, type PeriodStatus } from './period-status.ts'

/** Status of a month on its page. The examples are of a month with one campaign that ends on 8 June, at 18:00 of that day. */
export type MonthStatus = {
  /** Whether campaigns run, are yet to start, or are all over: `DURING_THE_PERIOD`. */
  status: PeriodStatus
  /** Whether what the text states ends today, in Japan: `true`. */
  isLastDay: boolean
  /** Whether that is all that runs: `true`. */
  isLastOfAll: boolean
  /** The status in words: 「今日まで・あと6時間」. */
  text: string
  /** The next start or end, if the text does not state it, or else '': 「6/8(木) 23:59まで」. */
  moment: string
}

/**
 * Returns the end of continuously running campaigns; both times in milliseconds since 1970 UTC. A period starts the
 * millisecond after the previous one ends, so campaigns on consecutive days are continuous.
 */
function endOfRun(spans: readonly Span[], now: number): number {
  const byStart = [...spans].sort((a, b) => a.start - b.start)
  return byStart.reduce((last, { start, end }) => (start <= last + 1 ? Math.max(last, end) : last), now)
}

/**
 * Returns the status while campaigns run. Campaigns that end today have priority, because a visitor can still act on
 * them.
 */
function runningStatus(listed: readonly Span[], running: readonly Span[], now: number): MonthStatus {
  const ending = running.filter((span) => endsToday(span.end, now))
  const someEndToday = ending.length > 0 && ending.length < running.length
  const end = someEndToday ? Math.min(...ending.map((span) => span.end)) : endOfRun(listed, now)
  const isLastDay = endsToday(end, now)
  return {
    status: 'DURING_THE_PERIOD',
    isLastDay,
    isLastOfAll: isLastDay && !someEndToday,
    text: `${someEndToday ? `${ending.length}件が` : ''}${describeTimeUntilEnd(end, now)}`,
    moment: `${formatShortMoment(end)}まで`,
  }
}

/** Returns the status on the web page while only in-app campaigns run. */
function inAppOnlyStatus(running: readonly Span[], now: number): MonthStatus {
  const end = Math.max(...running.map((span) => span.end))
  const isLast = endsToday(end, now)
  const until = isLast ? describeTimeUntilEnd(end, now) : `${formatShortDate(end)}まで`
  return {
    status: 'DURING_THE_PERIOD',
    isLastDay: isLast,
    isLastOfAll: isLast,
    text: `アプリで${running.length}件開催中・${until}`,
    moment: '',
  }
}

/**
 * Returns the status before the next start, in milliseconds since 1970 UTC. It is counted down only if it is the month's
 * first and on the web. `isInAppOnly`: no listed campaign starts then.
 */
function upcomingStatus(next: number, now: number, isFirst: boolean, isInAppOnly: boolean): MonthStatus {
  const from = `${formatShortMoment(next)}から`
  const isCountedDown = isFirst && !isInAppOnly
  return {
    status: 'BEFORE_THE_PERIOD',
    isLastDay: false,
    isLastOfAll: false,
    text: isCountedDown ? describeTimeUntilStart(next, now) : `${isInAppOnly ? 'アプリで' : ''}次は${from}`,
    moment: isCountedDown ? from : '',
  }
}

/**
 * Returns the status of a month at an instant, in milliseconds since 1970 UTC, derived from its campaigns: running while
 * one runs, otherwise upcoming before the next start, otherwise ended (D27). `listed` are those that the page lists, in
 * the app all of them; `inAppOnly` are those that a web page only mentions.
 */
export function monthStatusAt(listed: readonly Span[], inAppOnly: readonly Span[], now: number): MonthStatus {
  const isRunning = ({ start, end }: Span) => periodStatusAt(start, end, now) === 'DURING_THE_PERIOD'
  const running = listed.filter(isRunning)
  if (running.length > 0) return runningStatus(listed, running, now)
  const inApp = inAppOnly.filter(isRunning)
  if (inApp.length > 0) return inAppOnlyStatus(inApp, now)
  const periods = [...listed, ...inAppOnly]
  const starts = periods.map(({ start }) => start).filter((start) => now < start)
  if (starts.length === 0)
    return { status: 'AFTER_THE_PERIOD', isLastDay: false, isLastOfAll: false, text: '終了しました', moment: '' }
  const next = Math.min(...starts)
  const isInAppOnly = !listed.some(({ start }) => start === next)
  return upcomingStatus(next, now, starts.length === periods.length, isInAppOnly)
}
