import { pointsForPayment, yenToReach, type PointTerms } from './points.ts'

/** Amounts that one tap enters, in yen; the second is the initial one. */
export const quickAmounts = [1_000, 3_000, 10_000] as const
export const defaultAmount = quickAmounts[1]

/** Position of the cap on the bar, in thousandths of its length. */
export const capPosition = 800

/** Returns the amount in yen at which the cap is reached, or undefined without a cap. */
export function amountAtCap({ extra, cap }: PointTerms): number | undefined {
  return cap === null ? undefined : yenToReach(cap, extra)
}

/**
 * Returns the two parts of the bar for an amount, in thousandths of its length: the base points and the extra ones. The
 * cap is at `capPosition`; without a cap, the largest of `quickAmounts` fills the bar.
 */
export function barParts(yen: number, terms: PointTerms): { base: number; extra: number } {
  const yenAtCap = amountAtCap(terms)
  const reference = pointsForPayment(yenAtCap ?? quickAmounts[2], terms)
  const scale = (yenAtCap === undefined ? 1000 : capPosition) / (reference.base + reference.extra)
  const points = pointsForPayment(yen, terms)
  const base = Math.min(1000, Math.round(points.base * scale))
  return { base, extra: Math.min(1000 - base, Math.round(points.extra * scale)) }
}
