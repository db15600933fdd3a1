import { yenToReach, type Grant } from '#domain/money/points.ts'

/** What the slider covers, in yen. The sum at which the cap is reached, if any, is in its middle. */
export type EstimateRange = { maximum: number; step: number; start: number; goal: number | undefined }

const steps = [10, 50, 100, 500, 1000, 5000, 10_000] as const
/** The middle where nothing is capped. */
const defaultAmount = 10_000

function ceilTo(yen: number, step: number): number {
  return Math.ceil(yen / step) * step
}

/** The range of sums to look at: twice as far as the cap goes, in about a hundred even steps. */
export function estimateRange({ extra, cap }: Grant): EstimateRange {
  const goal = cap === null ? undefined : yenToReach(cap, extra)
  const middle = goal ?? defaultAmount
  const step = steps.findLast((candidate) => candidate <= middle / 50) ?? steps[0]
  return { maximum: ceilTo(middle * 2, step), step, start: ceilTo(middle * 0.4, step), goal }
}

/** The sums of the table for readers without scripts, in yen: before the cap, at it, beyond it. */
export function estimateRows(grant: Grant): number[] {
  const { maximum, step, start, goal } = estimateRange(grant)
  const middle = goal ?? defaultAmount
  return [...new Set([start, ceilTo(middle * 0.7, step), middle, maximum])]
}
