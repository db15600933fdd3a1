import { parseEnd, parseStart } from './japan-time.ts'

/** A period: its first and its last instant, in milliseconds since 1970 UTC. */
export type Span = { start: number; end: number }

/** Parses a period in content. @throws RangeError if one of its ends is not a date and time */
export function spanOf({ start, end }: { start: string; end: string }): Span {
  return { start: parseStart(start), end: parseEnd(end) }
}

/** Returns whether two periods have an instant in common. */
export function doOverlap(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end
}

/** Parses the period in `data-period`: both ends, separated by a comma. */
export function readSpan(written: string): Span {
  const [start = 0, end = 0] = written.split(',').map(Number)
  return { start, end }
}

/** Returns the periods in a page, in document order. */
export function spansIn(html: string): Span[] {
  return [...html.matchAll(/ data-period="(\d+,\d+)"/g)].map(([, written = '']) => readSpan(written))
}

/** Returns the boundaries of periods, each once and in order: every start, and the instant after every end. */
export function boundariesOf(spans: readonly Span[]): number[] {
  return [...new Set(spans.flatMap(({ start, end }) => [start, end + 1]))].sort((a, b) => a - b)
}

/** Returns both sides of every boundary, in order: the last second before it, and the boundary itself. */
export function sidesOfBoundaries(spans: readonly Span[]): number[] {
  return boundariesOf(spans).flatMap((boundary) => [boundary - 1_000, boundary])
}
