import { approvalMoments } from '#schemas/approval-parts.ts'
import { formatMinute } from '#domain/time/format-time.ts'
import { boundariesOf, momentsOf, type Span } from '#domain/time/moments.ts'

/** A state of a page: its name, and the instant at which it is taken, in milliseconds since 1970 UTC. */
export type ArchivedState = { name: string; at: number }

/** `2023-04-08-0000` in Japan time, for a file name. */
function nameOf(instant: number): string {
  return formatMinute(instant).replace(' ', '-').replace(':', '')
}

/**
 * The states of a page that tells of these periods: `before`, `during` and `after`, at the moments that people sign for.
 * Where there are boundaries between, each has a state of its own instead of `during`, at the first instant after it.
 */
export function archivedStates(periods: readonly Span[]): ArchivedState[] {
  const signed = momentsOf(periods).filter(({ name }) => approvalMoments.some((known) => known === name))
  const between = boundariesOf(periods).slice(0, -1)
  if (between.length <= 1) return signed
  return signed.flatMap((state) =>
    state.name === 'during' ? between.map((at) => ({ name: `during-${nameOf(at)}`, at })) : [state],
  )
}
