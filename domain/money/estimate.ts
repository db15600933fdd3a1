import { pointsForPayment, yenToReach, type PointTerms } from './points.ts'

/** The sums that one tap enters, in yen; the second is shown first. */
export const quickAmounts = [1_000, 3_000, 10_000] as const
export const defaultAmount = quickAmounts[1]

/** Where the cap is on the bar, in thousandths of its length. */
export const capPosition = 800

/** The sum in yen at which the cap is reached, or undefined without a cap. */
export function amountAtCap({ extra, cap }: PointTerms): number | undefined {
  return cap === null ? undefined : yenToReach(cap, extra)
}

/**
 * The sums of the table for readers without scripts, in yen: those of the taps, and the one at which the cap is
 * reached.
 */
export function estimateRows(grant: PointTerms): number[] {
  return [...new Set([...quickAmounts, amountAtCap(grant) ?? defaultAmount])].sort((a, b) => a - b)
}

/**
 * The two parts of the bar for a sum, in thousandths of its length: what is always granted, and what is added. The cap
 * is at `capPosition`; without one, the longest of `quickAmounts` fills the bar.
 */
export function barParts(yen: number, grant: PointTerms): { always: number; added: number } {
  const goal = amountAtCap(grant)
  const longest = pointsForPayment(goal ?? quickAmounts[2], grant)
  const scale = (goal === undefined ? 1000 : capPosition) / (longest.always + longest.added)
  const { always, added } = pointsForPayment(yen, grant)
  const first = Math.min(1000, Math.round(always * scale))
  return { always: first, added: Math.min(1000 - first, Math.round(added * scale)) }
}
