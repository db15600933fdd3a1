import {
  boundariesOf,
  middleOf,
  momentBefore,
  momentNames,
  momentsOf,
  type Moment as NamedMoment,
  type Span,
} from '#domain/time/moments.ts'
import { periodStatusAt, type PeriodStatus } from '#domain/time/period-status.ts'

/** A moment at which a page is looked at, with the state of its periods then. */
export type Moment = {
  at: number
  words: string
  /** The same for moments at which both versions are in the same state, each in its own. */
  state: State
}

type State = 'ALWAYS' | PeriodStatus | `${PeriodStatus} ${PeriodStatus}`

const names = {
  BEFORE_THE_PERIOD: 'before',
  DURING_THE_PERIOD: 'during',
  AFTER_THE_PERIOD: 'after',
} as const satisfies Record<PeriodStatus, NamedMoment['name']>

const always = 'いつでも'

/** The moment of a period by its name, as every link of the review has it. */
function momentOf(span: Span, name: NamedMoment['name']): number | undefined {
  return momentsOf([span]).find((moment) => moment.name === name)?.at
}

/**
 * A moment in each of the stretches between which something changes. Where a moment that has a name lies in one, it is
 * that: of the version after, or else of the one before.
 */
function oneOfEachStretch(before: Span | undefined, after: Span | undefined): number[] {
  const spans = [after, before].filter((span) => span !== undefined)
  const bounds = boundariesOf(spans)
  const [first, last] = [bounds[0], bounds.at(-1)]
  if (first === undefined || last === undefined) return []
  const named = spans.flatMap((span) => Object.values(names).map((name) => momentOf(span, name)))
  const within = (start: number, end: number) => named.find((at) => at !== undefined && start <= at && at < end)
  const between = bounds.slice(1).map((bound, index) => {
    const start = bounds[index] ?? bound
    return within(start, bound) ?? middleOf({ start, end: bound - 1 })
  })
  return [momentBefore(first), ...between, last]
}

function statusAt(span: Span | undefined, at: number): PeriodStatus | undefined {
  return span && periodStatusAt(span.start, span.end, at)
}

/** The state of two versions of a page, or of the one that has a period. */
function stateAt(before: Span | undefined, after: Span | undefined, at: number): State {
  const [old, now] = [statusAt(before, at) ?? statusAt(after, at), statusAt(after, at) ?? statusAt(before, at)]
  if (old === undefined || now === undefined) return 'ALWAYS'
  return old === now ? now : `${old} ${now}`
}

const stateNames: Readonly<Record<PeriodStatus, string>> = {
  BEFORE_THE_PERIOD: momentNames.before,
  DURING_THE_PERIOD: momentNames.during,
  AFTER_THE_PERIOD: momentNames.after,
}

function isStatus(state: State): state is PeriodStatus {
  return Object.hasOwn(stateNames, state)
}

function nameOfState(state: State): string {
  if (state === 'ALWAYS') return always
  if (isStatus(state)) return stateNames[state]
  const [was, is] = state.split(' ') as [PeriodStatus, PeriodStatus]
  return `前は「${stateNames[was]}」、後は「${stateNames[is]}」`
}

/** A moment by its state. The name of a state alone means one instant: that of the version after, as in links. */
function momentIn(before: Span | undefined, after: Span | undefined, at: number): Moment {
  const state = stateAt(before, after, at)
  const shown = after ?? before
  const isNamed = !isStatus(state) || (shown && momentOf(shown, names[state]) === at)
  return { at, words: isNamed ? nameOfState(state) : `どちらも「${nameOfState(state)}」`, state }
}

/** Whether what a page is about runs in both versions, or always does. */
function isRunning({ state }: Moment): boolean {
  return state === 'ALWAYS' || state === 'DURING_THE_PERIOD'
}

/** Whether a page is the same at all moments. */
export function isAlways({ state }: Moment): boolean {
  return state === 'ALWAYS'
}

/** More moments than these tell a reviewer nothing new. */
const mostMoments = 4

/**
 * The moments at which two versions of a page have to be looked at: one in each stretch between the boundaries of the
 * periods of either. Those at which only one version runs come first. `now` is for pages without periods.
 */
export function momentsToCompare(before: readonly Span[], after: readonly Span[], now: number): Moment[] {
  const [old, current] = [before[0], after[0]]
  const seen = oneOfEachStretch(old, current).map((at) => momentIn(old, current, at))
  if (seen.length === 0) return [{ at: now, words: always, state: 'ALWAYS' }]
  const torn = seen.filter(({ state }) => !isStatus(state))
  const running = seen.filter(isRunning).slice(0, 1)
  const rest = seen.filter((moment) => isStatus(moment.state) && !isRunning(moment))
  return [...torn, ...running, ...rest].slice(0, mostMoments)
}
