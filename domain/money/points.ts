/** The rates (percent) that apply to a payment, and the cap (points; null for none) of the extra points. */
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

/** Computes the points for one payment of whole yen: the base points, which have no cap, and the extra ones. */
export function pointsForPayment(yen: number, { base, extra, cap }: PointTerms): { always: number; added: number } {
  return { always: pointsFor(yen, base), added: applyCap(cap, pointsFor(yen, extra)) }
}

/** Returns the minimum amount in whole yen that yields this many points at a rate in percent above zero. */
export function yenToReach(points: number, rate: number): number {
  return Math.ceil((points * 1000) / tenthsOfPercent(rate))
}

/** A grant as an attribute: the rate that is always given and the one added, in percent, and the cap if there is one. */
export function writeGrant({ base, extra, cap }: PointTerms): string {
  return [base, extra, cap ?? ''].join()
}

/** Reads what `writeGrant` has written. */
export function readGrant(written = ''): PointTerms {
  const [base = 0, extra = 0, cap = null] = written.split(',').filter(Boolean).map(Number)
  return { base, extra, cap }
}
