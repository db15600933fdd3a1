/*
 * Spans: periods as instants. A period is what content states, two dates with times (`#schemas/period.ts`); pages, their
 * scripts and tools calculate with its span.
 */

import { parseEnd, parseStart } from './japan-time.ts'

/** The first and the last instant of a period, in milliseconds since 1970 UTC. */
export type Span = { start: number; end: number }

/**
 * Returns the span of a period, such as `2023-02-01 00:00` to `2023-02-28 23:59` in Japan time.
 * @throws RangeError if one of its ends is no date and time
 */
export function parsePeriod({ start, end }: { start: string; end: string }): Span {
  return { start: parseStart(start), end: parseEnd(end) }
}

/** Returns whether two spans have an instant in common. */
export function doOverlap(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end
}

/** Returns the span from the first start to the last end of spans; undefined if there are none. */
export function enclosingSpan(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}

/** Formats a span for the attribute `data-period`, from which page scripts read it: both ends, with a comma. */
export function formatSpan({ start, end }: Span): string {
  return `${start},${end}`
}

/** Parses what `formatSpan` has written. */
export function parseSpan(written: string): Span {
  const [start = 0, end = 0] = written.split(',').map(Number)
  return { start, end }
}

/** The spans of a month's campaigns. */
export type CampaignSpans = [onAllPages: Span[], inAppOnly: Span[]]

/** Formats the spans of a month for `data-campaigns`: a space between spans, a bar before those in the app only. */
export function formatCampaignSpans(groups: CampaignSpans): string {
  return groups.map((spans) => spans.map(formatSpan).join(' ')).join('|')
}

/** Parses what `formatCampaignSpans` has written. Minified, an arrow function is shorter in the page script. */
export const parseCampaignSpans = (written: string) =>
  written.split('|').map((spans) => (spans ? spans.split(' ').map(parseSpan) : [])) as CampaignSpans

/** Finds the spans that a page's elements have as `data-period`, in document order. */
export function findSpans(html: string): Span[] {
  return [...html.matchAll(/ data-period="(\d+,\d+)"/g)].map(([, written = '']) => parseSpan(written))
}

/** Returns the boundaries of spans, each once and in order: every start, and the instant after every end. */
export function listBoundaries(spans: readonly Span[]): number[] {
  return [...new Set(spans.flatMap(({ start, end }) => [start, end + 1]))].sort((a, b) => a - b)
}

/**
 * Returns both sides of every boundary, in order: the last second before it, and the boundary itself. The preview offers
 * them as moments, because pages change there.
 */
export function sidesOfBoundaries(spans: readonly Span[]): number[] {
  return listBoundaries(spans).flatMap((boundary) => [boundary - 1_000, boundary])
}
