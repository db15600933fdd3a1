/** The rates of a payment, in percent: `base` always applies, `extra` up to a cap in points; null for no cap. */
export type PointTerms = { base: number; extra: number; cap: number | null }

/** Rates have at most one decimal, so that points are computed in whole tenths of a percent, without rounding errors. */
function tenthsOfPercent(rate: number): number {
  return Math.round(rate * 10)
}

/** Computes the points for a price in yen at a rate in percent; fractions of a point are cut off (D8). */
export function pointsFor(yen: number, rate: number): number {
  return Math.floor((yen * tenthsOfPercent(rate)) / 1000)
}

/** Limits extra points to their cap. */
export function applyCap(cap: number | null | undefined, points: number): number {
  return Math.min(points, cap ?? Infinity)
}

/** Computes the points for one payment of whole yen, by the rates that they come from. */
export function pointsForPayment(yen: number, { base, extra, cap }: PointTerms): { base: number; extra: number } {
  return { base: pointsFor(yen, base), extra: applyCap(cap, pointsFor(yen, extra)) }
}

/** Returns the minimum amount in whole yen that yields this many points at a rate in percent above zero. */
export function yenToReach(points: number, rate: number): number {
  return Math.ceil((points * 1000) / tenthsOfPercent(rate))
}

/** Formats terms for an attribute: `1,4,300`, or `1,4,` without a cap. */
export function formatPointTerms({ base, extra, cap }: PointTerms): string {
  return [base, extra, cap ?? ''].join()
}

/** Parses what `formatPointTerms` has written. */
export function parsePointTerms(written = ''): PointTerms {
  const [base = 0, extra = 0, cap = null] = written.split(',').filter(Boolean).map(Number)
  return { base, extra, cap }
}
