import { periodStatusAt } from '#schemas/period-status.ts'

import { showInstant } from '../content-layer/publication/publish-times.ts'

/** The states of a period as a visitor reads them. */
const states = {
  BEFORE_THE_PERIOD: 'not begun',
  DURING_THE_PERIOD: 'running',
  AFTER_THE_PERIOD: 'over',
} as const

type Period = { start: number; end: number }

/** The periods of a page in their order, as its script reads them. */
function periodsIn(html: string): Period[] {
  return [...html.matchAll(/ data-period="(\d+),(\d+)"/g)].map(([, start, end]) => ({
    start: Number(start),
    end: Number(end),
  }))
}

function show({ start, end }: Period): string {
  // An end is the last instant; people read the minute in which it lies.
  return `${showInstant(start)} – ${showInstant(Math.floor(end / 60_000) * 60_000)}`
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/**
 * Why a page that is served differs from the one that would be published now, in a sentence: another period, and what
 * visitors are therefore told at `now` (milliseconds since 1970), another title, or neither.
 */
export function explainDifference(served: string, expected: string, now: number): string {
  const [given, wanted] = [periodsIn(served), periodsIn(expected)]
  const at = wanted.findIndex(({ start, end }, index) => given[index]?.start !== start || given[index].end !== end)
  const [got, right] = [given[at], wanted[at]]
  if (got && right && given.length === wanted.length) {
    const stateOf = ({ start, end }: Period) => states[periodStatusAt(start, end, now)]
    const [told, actual] = [stateOf(got), stateOf(right)]
    const effect = told === actual ? '' : `: visitors read that it is ${told}, but it is ${actual}`
    return `has the period ${show(got)} where the content has ${show(right)}${effect}`
  }
  if (given.length !== wanted.length)
    return `shows ${given.length} periods of campaigns where ${wanted.length} would be shown now`
  if (titleOf(served) !== titleOf(expected))
    return `has the title "${titleOf(served)}" instead of "${titleOf(expected)}"`
  return 'has other words, code or pictures than would be published now'
}
