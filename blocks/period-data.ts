import { formatSpan, formatCampaignSpans, parsePeriod } from '#domain/time/spans.ts'
import type { Period } from '#schemas/period.ts'

/**
 * Returns the attribute from which the page script reads a period (D7). The script adds the status before hydration, so
 * React must ignore the difference.
 */
export function periodData(period: Period): { 'data-period': string; suppressHydrationWarning: true } {
  return { 'data-period': formatSpan(parsePeriod(period)), suppressHydrationWarning: true }
}

/**
 * Returns the attribute from which the page script reads a month's state: the periods of its campaigns, then those in
 * the app only (D27).
 */
export function campaignsData(visible: readonly Period[], inAppOnly: readonly Period[]): { 'data-campaigns': string } {
  return { 'data-campaigns': formatCampaignSpans([visible.map(parsePeriod), inAppOnly.map(parsePeriod)]) }
}
