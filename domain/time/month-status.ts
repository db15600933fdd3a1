import { shortDay, shortMoment } from './format-time.ts'
import type { Span } from './moments.ts'
import { describeStatus, isLastDay, periodStatusAt, type PeriodStatus } from './period-status.ts'

/**
 * A month's state, whether what runs ends today, its text, and the next relevant moment, unless the text
 * contains it.
 */
export type MonthStatus = { status: PeriodStatus; isLastDay: boolean; text: string; moment: string }

/** The end of what runs from now on without a gap, in milliseconds since 1970 UTC. */
function endOfRun(spans: readonly Span[], now: number): number {
  const byStart = [...spans].sort((a, b) => a.start - b.start)
  return byStart.reduce((last, { start, end }) => (start <= last + 1 ? Math.max(last, end) : last), now)
}

/**
 * The state of a month at an instant, which follows from its campaigns: running while one runs, else upcoming from the
 * next start, else ended (D27). What ends today comes first: a visitor can still act on it. On the web, campaigns that
 * run in the app only are named as such.
 */
export function monthStatusAt(visible: readonly Span[], inAppOnly: readonly Span[], now: number): MonthStatus {
  const isRunning = ({ start, end }: Span) => periodStatusAt(start, end, now) === 'DURING_THE_PERIOD'
  const inApp = inAppOnly.filter(isRunning)
  const running = visible.filter(isRunning)
  if (running.length > 0) {
    const endsToday = running.filter((span) => isLastDay(span.start, span.end, now))
    if (endsToday.length > 0 && endsToday.length < running.length) {
      const end = Math.min(...endsToday.map((span) => span.end))
      const text = `${endsToday.length}件が${describeStatus(now, end, now)}`
      return { status: 'DURING_THE_PERIOD', isLastDay: true, text, moment: `${shortMoment(end)}まで` }
    }
    const end = endOfRun(visible, now)
    return {
      status: 'DURING_THE_PERIOD',
      isLastDay: isLastDay(now, end, now),
      text: describeStatus(now, end, now),
      moment: `${shortMoment(end)}まで`,
    }
  }
  if (inApp.length > 0) {
    const end = Math.max(...inApp.map((span) => span.end))
    const isLast = isLastDay(now, end, now)
    const until = isLast ? describeStatus(now, end, now) : `${shortDay(end).slice(0, -3)}まで`
    const text = `アプリで${inApp.length}件開催中・${until}`
    return { status: 'DURING_THE_PERIOD', isLastDay: isLast, text, moment: '' }
  }
  const periods = [...visible, ...inAppOnly]
  const starts = periods.map(({ start }) => start).filter((start) => now < start)
  const next = Math.min(...starts)
  if (starts.length === 0) return { status: 'AFTER_THE_PERIOD', isLastDay: false, text: '終了しました', moment: '' }
  const from = `${shortMoment(next)}から`
  const isFirst = starts.length === periods.length
  const where = visible.some(({ start }) => start === next) ? '' : 'アプリで'
  return {
    status: 'BEFORE_THE_PERIOD',
    isLastDay: false,
    text: isFirst && !where ? describeStatus(next, next, now) : `${where}次は${from}`,
    moment: isFirst && !where ? from : '',
  }
}
