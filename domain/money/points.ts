/** What is granted for a sum: rates in percent, and the cap of what is added, in points; null for none. */
export type Grant = { base: number; extra: number; cap: number | null }

/** The points for a price in yen at a rate in percent; fractions of a point are cut off (D8). */
export function pointsFor(yen: number, rate: number): number {
  return Math.floor((yen * Math.round(rate * 10)) / 1000)
}

/** Points of what is added, never more than their cap. */
export function upTo(cap: number | null | undefined, points: number): number {
  return Math.min(points, cap ?? Infinity)
}

/** The points for one payment of whole yen: those that are always granted, which have no cap, and those added. */
export function grantFor(yen: number, { base, extra, cap }: Grant): { always: number; added: number } {
  return { always: pointsFor(yen, base), added: upTo(cap, pointsFor(yen, extra)) }
}

/** The minimum sum in whole yen that yields this many points at a rate in percent above zero. */
export function yenToReach(points: number, rate: number): number {
  return Math.ceil((points * 1000) / Math.round(rate * 10))
}

/** A grant as an attribute: the rate that is always given and the one added, in percent, and the cap if there is one. */
export function writeGrant({ base, extra, cap }: Grant): string {
  return [base, extra, cap ?? ''].join()
}

/** Reads what `writeGrant` has written. */
export function readGrant(written = ''): Grant {
  const [base = 0, extra = 0, cap = null] = written.split(',').filter(Boolean).map(Number)
  return { base, extra, cap }
}
