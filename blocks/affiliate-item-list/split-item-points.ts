import { pointsFor, applyCap } from '#domain/money/points.ts'

/** Points of a campaign for any purchase: rates in percent, and points in addition to them. */
export type ItemTerms = {
  baseRate: number
  reductionRate?: number | undefined
  maximumGrantPoint?: number | null | undefined
  headline?: { plus?: { points: number } | undefined } | undefined
}

type Item = { price: number; givesPlus?: boolean | undefined; itemPoint?: number | undefined }

/** Names of the parts, in display order. */
export const itemParts = ['常時', '上乗せ', '特典', '商品の分'] as const

export type ItemPart = { part: (typeof itemParts)[number]; points: number }

/** Splits an item's points, if nothing else was bought, into parts with their points; omits parts without any. */
export function splitItemPoints(
  { price, givesPlus = true, itemPoint = 0 }: Item,
  { baseRate, reductionRate = 0, maximumGrantPoint, headline }: ItemTerms,
): ItemPart[] {
  const points = {
    常時: pointsFor(price, baseRate),
    上乗せ: applyCap(maximumGrantPoint, pointsFor(price, reductionRate)),
    特典: givesPlus ? (headline?.plus?.points ?? 0) : 0,
    商品の分: itemPoint,
  }
  return itemParts.map((part) => ({ part, points: points[part] })).filter((part) => part.points > 0)
}
