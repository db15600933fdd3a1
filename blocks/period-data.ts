import { parseEnd, parseStart } from '#schemas/japan-time.ts'

/** The attribute by which the page script knows a period: both ends in milliseconds since 1970 UTC (D7). */
export function periodData({ start, end }: { start: string; end: string }): {
  'data-period': string
  suppressHydrationWarning: true
} {
  // The script adds the status before React wakes up, so React is told not to mind.
  return { 'data-period': `${parseStart(start)},${parseEnd(end)}`, suppressHydrationWarning: true }
}
