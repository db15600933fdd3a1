import { boundariesOf, momentBefore, momentNames, type Span } from '#schemas/moments.ts'
import { periodStatusAt, type PeriodStatus } from '#schemas/period-status.ts'

/** A moment at which a page is looked at, with the state of its periods then. */
export type Moment = { at: number; words: string }

/** Whether what a page is about runs, or always does. */
export function isRunning({ words: said }: Moment): boolean {
  return said === words.DURING_THE_PERIOD || said === always
}

const words = {
  BEFORE_THE_PERIOD: momentNames.before,
  DURING_THE_PERIOD: momentNames.during,
  AFTER_THE_PERIOD: momentNames.after,
} as const satisfies Record<PeriodStatus, string>

const always = 'いつでも'

function statusesAt(spans: readonly Span[], at: number): PeriodStatus[] {
  return spans.map(({ start, end }) => periodStatusAt(start, end, at))
}

/** A moment in each of the stretches between which something changes: the middle, before the first, after the last. */
function oneOfEachStretch(spans: readonly Span[]): number[] {
  const bounds = boundariesOf(spans)
  const [first, last] = [bounds[0], bounds.at(-1)]
  if (first === undefined || last === undefined) return []
  const between = bounds.slice(1).map((bound, index) => Math.floor(((bounds[index] ?? bound) + bound) / 2))
  return [momentBefore(first), ...between, last]
}

function describe(old: readonly PeriodStatus[], now: readonly PeriodStatus[]): string {
  const [before, after] = [old[0] ?? now[0], now[0] ?? old[0]]
  if (before === undefined || after === undefined) return always
  return before === after ? words[after] : `前は「${words[before]}」、後は「${words[after]}」`
}

/** Whether a page is the same at all moments. */
export function isAlways({ words: said }: Moment): boolean {
  return said === always
}

/** A moment, with the state of two versions of a page then. */
export function momentAt(before: readonly Span[], after: readonly Span[], at: number): Moment {
  const [old, current] = [before, after].map((spans) => statusesAt(spans.slice(0, 1), at))
  return { at, words: describe(old ?? [], current ?? []) }
}

/** More moments than these tell a reviewer nothing new. */
const mostMoments = 4

/**
 * The moments at which two versions of a page have to be looked at: one in each stretch between the boundaries of the
 * periods of either. Those at which only one version runs come first. `now` is for pages without periods.
 */
export function momentsToCompare(before: readonly Span[], after: readonly Span[], now: number): Moment[] {
  const [old, current] = [before, after].map((spans) => spans.slice(0, 1))
  const own = oneOfEachStretch([...(old ?? []), ...(current ?? [])])
  if (own.length === 0) return [{ at: now, words: always }]
  const seen = own.map((at) => {
    const [was, is] = [statusesAt(old ?? [], at), statusesAt(current ?? [], at)]
    return { at, words: describe(was, is), isTorn: was.length > 0 && is.length > 0 && was[0] !== is[0] }
  })
  const torn = seen.filter(({ isTorn }) => isTorn)
  const others = seen.filter(({ isTorn }) => !isTorn)
  const running = others.filter(({ words: said }) => said === words.DURING_THE_PERIOD)
  const rest = others.filter((moment) => !running.includes(moment))
  return [...torn, ...running.slice(0, 1), ...rest]
    .slice(0, mostMoments)
    .map(({ at, words: said }) => ({ at, words: said }))
}
