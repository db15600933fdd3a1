import { yenToReach, type Grant } from '#domain/money/points.ts'

/** What the slider covers, in yen. The sum at which the cap is reached, if any, is in its middle. */
export type EstimateRange = { maximum: number; step: number; start: number; goal: number | undefined }

const steps = [10, 50, 100, 500, 1000, 5000, 10_000] as const
/** The middle where nothing is capped. */
const usual = 10_000

function roundUp(yen: number, step: number): number {
  return Math.ceil(yen / step) * step
}

/** The range of sums to look at: twice as far as the cap goes, in about a hundred even steps. */
export function estimateRange({ extra, cap }: Grant): EstimateRange {
  const goal = cap === null ? undefined : yenToReach(cap, extra)
  const middle = goal ?? usual
  const step = steps.findLast((candidate) => candidate <= middle / 50) ?? steps[0]
  return { maximum: roundUp(middle * 2, step), step, start: roundUp(middle * 0.4, step), goal }
}

/** The sums of the table for readers without scripts, in yen: before the cap, at it, beyond it. */
export function estimateRows(grant: Grant): number[] {
  const { maximum, step, start, goal } = estimateRange(grant)
  const middle = goal ?? usual
  return [...new Set([start, roundUp(middle * 0.7, step), middle, maximum])]
}
