import { pointsFor, applyCap } from '#domain/money/points.ts'

/** What a campaign gives for any purchase: rates in percent, and points in addition to them. */
export type ItemTerms = {
  baseRate: number
  reductionRate?: number | undefined
  maximumGrantPoint?: number | null | undefined
  headline?: { plus?: { points: number } | undefined } | undefined
}

type Item = { price: number; givesPlus?: boolean | undefined; itemPoint?: number | undefined }

/** What an item's points consist of, where nothing else was bought: each part with its points, none without any. */
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
