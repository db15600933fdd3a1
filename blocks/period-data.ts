import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

type Period = { start: string; end: string }

const writeSpan = ({ start, end }: Period) => `${parseStart(start)},${parseEnd(end)}`

/** Returns the attribute from which the page script reads a period: both ends in milliseconds since 1970 UTC (D7). */
export function periodData(period: Period): {
  'data-period': string
  suppressHydrationWarning: true
} {
  // The script adds the status before hydration, so React must ignore the difference.
  return { 'data-period': writeSpan(period), suppressHydrationWarning: true }
}

/**
 * Returns the attribute from which the page script reads a month's state: the periods of its campaigns, then those in
 * the app only (D27).
 */
export function campaignsData(visible: readonly Period[], inAppOnly: readonly Period[]): { 'data-campaigns': string } {
  return { 'data-campaigns': [visible, inAppOnly].map((periods) => periods.map(writeSpan).join(' ')).join('|') }
}
