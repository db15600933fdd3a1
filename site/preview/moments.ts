import { dayLength, japanOffset, weekdays } from '#schemas/japan-time.ts'

/** A period of the page: its first and last instant in milliseconds since 1970 UTC. */
export type Span = readonly [start: number, end: number]

/** A moment that a page can be looked at, in milliseconds since 1970 UTC. */
export type Moment = { label: string; at: number }

const [second, hour] = [1_000, 3_600_000]

/** Noon of a day in Japan. */
function noonOf(instant: number): number {
  return Math.floor((instant + japanOffset) / dayLength) * dayLength - japanOffset + 12 * hour
}

/** The moments of a page at which a reviewer wants to see it, from the first start to the last end of its periods. */
export function keyMoments(spans: readonly Span[]): Moment[] {
  if (spans.length === 0) return []
  const start = Math.min(...spans.map(([first]) => first))
  const end = Math.max(...spans.map(([, last]) => last))
  const middle = noonOf((start + end) / 2)
  return [
    { label: '始まる前', at: start - 3 * dayLength },
    { label: '始まる瞬間', at: start },
    ...(start < middle && middle < end ? [{ label: '期間中', at: middle }] : []),
    { label: '終わる10秒前', at: end + 1 - 10 * second },
    { label: '終わったあと', at: end + 1 },
  ]
}

/** Both sides of every boundary of a page's periods, in order: the last second before it, and its first one. */
export function boundaryMoments(spans: readonly Span[]): number[] {
  const boundaries = new Set(spans.flatMap(([start, end]) => [start, end + 1]))
  return [...boundaries].sort((a, b) => a - b).flatMap((boundary) => [boundary - second, boundary])
}

const two = (value: number) => `${value}`.padStart(2, '0')

/** A moment in Japan time without its year: 「2月1日(水) 0:00」, with seconds where it is between two minutes. */
export function formatDay(at: number): string {
  const date = new Date(at + japanOffset)
  const seconds = date.getUTCSeconds()
  const time = `${date.getUTCHours()}:${two(date.getUTCMinutes())}${seconds === 0 ? '' : `:${two(seconds)}`}`
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${weekdays[date.getUTCDay()]}) ${time}`
}

/** The same with its year: 「2023年2月1日(水) 0:00」. */
export function formatMoment(at: number): string {
  return `${new Date(at + japanOffset).getUTCFullYear()}年${formatDay(at)}`
}
