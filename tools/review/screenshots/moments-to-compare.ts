import {
  findMiddle,
  momentBefore,
  momentNames,
  listMomentsOfPeriods,
  statusNames,
} from '#domain/time/period-moments.ts'
import { listBoundaries, type Span } from '#domain/time/spans.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'

/** A moment for comparing both versions of a page; `isAlways` if the page is the same at all moments. */
export type Moment = { at: number; label: string; isAlways: boolean }

/** Moments of a period for comparing its page, the most viewed first. */
const named = ['during', 'before', 'after'] as const

/** Maximum number of moments; more show a reviewer nothing new. */
const maxMoments = 4

/**
 * Returns the moments at which two versions of a page have to be compared: during its span, before and after. If the
 * versions have different spans, moments in only one of them are first. `now` is for pages without one.
 */
export function listMomentsToCompare(before: Span | undefined, after: Span | undefined, now: number): Moment[] {
  const [spanBefore, spanAfter] = [before ?? after, after ?? before]
  if (!spanBefore || !spanAfter) return [{ at: now, label: 'いつでも', isAlways: true }]
  const stateAt = ({ start, end }: Span, at: number) => statusNames[periodStatusAt(start, end, at)]
  const isTorn = (at: number) => stateAt(spanBefore, at) !== stateAt(spanAfter, at)
  const describe = (at: number): Moment => {
    const [stateBefore, stateAfter] = [stateAt(spanBefore, at), stateAt(spanAfter, at)]
    return {
      at,
      label: stateBefore === stateAfter ? stateAfter : `前は「${stateBefore}」、後は「${stateAfter}」`,
      isAlways: false,
    }
  }
  const moments = named.flatMap((name) => listMomentsOfPeriods([spanAfter]).filter((moment) => moment.name === name))
  // One moment in each span in which the versions differ or both periods run, unless a named moment lies in it.
  const bounds = listBoundaries([spanBefore, spanAfter])
  const stretches = bounds.slice(1).map((bound, index) => ({ start: bounds[index] ?? bound, end: bound - 1 }))
  const between = stretches
    .filter(({ start, end }) => !moments.some(({ at }) => start <= at && at <= end))
    .map(findMiddle)
    .filter((at) => isTorn(at) || stateAt(spanAfter, at) === momentNames.during)
  const outer = [...bounds.slice(0, 1).map(momentBefore), ...bounds.slice(-1)].filter((at) =>
    moments.every((moment) => isTorn(moment.at) || stateAt(spanAfter, moment.at) !== stateAt(spanAfter, at)),
  )
  const candidates = [...between, ...moments.map(({ at }) => at), ...outer]
  return [...candidates.filter(isTorn), ...candidates.filter((at) => !isTorn(at))].slice(0, maxMoments).map(describe)
}
