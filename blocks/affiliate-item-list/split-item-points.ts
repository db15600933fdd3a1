import { pointsFor, applyCap } from '#domain/money/points.ts'

/** Points of a campaign for any purchase: rates in percent, and points in addition to them. */
export type ItemTerms = {
  baseRate: number
  reductionRate?: number | undefined
  maximumGrantPoint?: number | null | undefined
  headline?: { plus?: { points: number } | undefined } | undefined
}

type Item = { price: number; givesPlus?: boolean | undefined; itemPoint?: number | undefined }

/** Splits an item's points, if nothing else was bought, into parts with their points; omits parts without any. */
export function splitItemPoints(
  { price, givesPlus = true, itemPoint = 0 }: Item,
  { baseRate, reductionRate = 0, maximumGrantPoint, headline }: ItemTerms,
): { part: string; points: number }[] {
  return [
    { part: '常時', points: pointsFor(price, baseRate) },
    { part: '上乗せ', points: applyCap(maximumGrantPoint, pointsFor(price, reductionRate)) },
    { part: '特典', points: givesPlus ? (headline?.plus?.points ?? 0) : 0 },
    { part: '商品の分', points: itemPoint },
  ].filter(({ points }) => points > 0)
}
