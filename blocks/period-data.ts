import { parseEnd, parseStart } from '#schemas/japan-time.ts'

/** The attribute from which the page script reads a period: both ends in milliseconds since 1970 UTC (D7). */
export function periodData({ start, end }: { start: string; end: string }): {
  'data-period': string
  suppressHydrationWarning: true
} {
  // The script adds the status before hydration, so React must ignore the difference.
  return { 'data-period': `${parseStart(start)},${parseEnd(end)}`, suppressHydrationWarning: true }
}
