import { japanTime } from '../japan-time.ts'

/** A state of a page: its name, and the instant at which it is taken, in milliseconds since 1970 UTC. */
export type ArchivedState = { name: string; at: number }

type Period = { start: number; end: number }

/** A minute, in milliseconds. */
const minute = 60_000

/** `2023-04-08-0000` in Japan time, for a file name. */
function nameOf(instant: number): string {
  return japanTime(instant).replace(' ', '-').replace(':', '')
}

/**
 * The states of a page that tells of these periods: the last minute before the first begins, the first instant after
 * each boundary, and the first instant after the last has ended. A single period has `before`, `during` and `after`.
 */
export function archivedStates(periods: readonly Period[]): ArchivedState[] {
  const boundaries = [...new Set(periods.flatMap(({ start, end }) => [start, end + 1]))].sort((a, b) => a - b)
  const [first] = boundaries
  if (first === undefined) return []
  const [last, ...between] = [boundaries.at(-1) ?? first, ...boundaries.slice(0, -1)]
  return [
    { name: 'before', at: first - minute },
    ...between.map((at) => ({ name: between.length === 1 ? 'during' : `during-${nameOf(at)}`, at })),
    { name: 'after', at: last },
  ]
}
