import { grantFor, type Grant } from '#domain/money/points.ts'

import { groupDigits } from '../format.ts'

/** What a sum of whole yen brings, in a line: 3,000円なら 150P. */
export function describeEstimate(yen: number, grant: Grant): string {
  const { always, added } = grantFor(yen, grant)
  return `${groupDigits(yen)}円なら ${groupDigits(always + added)}P`
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
