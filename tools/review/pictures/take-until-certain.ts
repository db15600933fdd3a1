import type { Photograph } from './camera.ts'

/** How often a page is photographed at the most. */
const mostRounds = 4

const isSame = (one: Photograph | undefined, other: Photograph | undefined) =>
  one !== undefined && other !== undefined && one.png.equals(other.png)

/** The picture that a version has shown twice. */
function repeated(photographs: readonly Photograph[]): Photograph | undefined {
  return photographs.find((one, index) => photographs.slice(index + 1).some((other) => isSame(one, other)))
}

/** A picture of each version that is the same in both; else those that each has shown twice. */
function certainOf(rounds: readonly Photograph[][]): Photograph[] | undefined {
  const [before = [], after = []] = [0, 1].map((side) => rounds.flatMap((round) => round.slice(side, side + 1)))
  for (const one of before.toReversed()) {
    const other = after.find((photograph) => isSame(one, photograph))
    if (other) return [one, other]
  }
  const certain = [repeated(before), repeated(after)].filter((photograph) => photograph !== undefined)
  return certain.length === 2 ? certain : undefined
}

/**
 * Photographs of both versions of a page, or of the one that has it. A screen on a busy machine may be photographed
 * before it has shown its answers, which is no difference between versions: one that asked for something is taken again
 * until both versions show the same, or each of them has shown its own twice.
 */
export async function takeUntilCertain(takeRound: () => Promise<Photograph[]>): Promise<Photograph[]> {
  const first = await takeRound()
  if (first.length < 2 || first.every(({ calls }) => calls.length === 0)) return first
  const rounds = [first]
  while (!certainOf(rounds) && rounds.length < mostRounds) rounds.push(await takeRound())
  return certainOf(rounds) ?? rounds.at(-1) ?? first
}
