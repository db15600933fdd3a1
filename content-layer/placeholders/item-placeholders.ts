/*
 * Placeholders that belong to a price or an item for sale. Their names start with that of the price or the id of the
 * item: ｛例の合計｝ of the price ｛例｝, ｛phone-1の値段｝ of the item `phone-1`.
 */

import type { Fact } from '#schemas/facts.ts'
import { pointsFor, applyCap } from '#domain/money/points.ts'

import { points, yen } from './fact.ts'
import type { Figures, Rates } from './lenient-fields.ts'
import type { Role } from './roles.ts'

type PricePlaceholder = {
  role: Role
  /** Returns the points for a price in yen; undefined without the rate that grants them. */
  derive: (price: number, rates: Rates) => number | undefined
}

/** Points for a price, by the end of the placeholder's name: from the base rate, the extra rate, both, or a bonus. */
export const pricePlaceholders: Readonly<Record<string, PricePlaceholder>> = {
  の常時: { role: 'points-base', derive: (price, { base }) => pointsFor(price, base) },
  の上乗せ: {
    role: 'points-extra',
    derive: (price, { extra, cap }) => (extra === undefined ? undefined : applyCap(cap, pointsFor(price, extra))),
  },
  の合計: {
    role: 'points-total',
    derive: (price, { base, extra, cap }) =>
      extra === undefined ? undefined : pointsFor(price, base) + applyCap(cap, pointsFor(price, extra)),
  },
  の特典: {
    role: 'points',
    derive: (price, { bonus, cap }) => (bonus === undefined ? undefined : applyCap(cap, pointsFor(price, bonus))),
  },
}

type Item = Figures['affiliateItems'][number]

/** Facts of an item for sale, by the end of the placeholder's name. */
export const itemPlaceholders: Readonly<Record<string, { role: Role; derive: (item: Item) => Fact }>> = {
  の値段: { role: 'price', derive: ({ price }) => yen(price) },
  のポイント: { role: 'item-points', derive: ({ grantPoint }) => points(grantPoint) },
}

/** Returns the facts that are computed from a price in yen, by their names; undefined for those without a rate. */
export function derivePriceFacts(name: string, price: number, rates: Rates): [name: string, Fact | undefined][] {
  return Object.entries(pricePlaceholders).map(([ending, { derive }]) => {
    const granted = derive(price, rates)
    return [`${name}${ending}`, granted === undefined ? undefined : points(granted)]
  })
}

/** Returns the facts of an item, by their names. */
export function deriveItemFacts(item: Item): [name: string, Fact][] {
  return Object.entries(itemPlaceholders).map(([ending, { derive }]) => [`${item.id}${ending}`, derive(item)])
}

/** Returns whether a stated fact is the declared one of this name, or was computed from the price that it declares. */
export function isDerivedFrom(stated: string, name: string): boolean {
  return stated === name || (stated.startsWith(name) && Object.hasOwn(pricePlaceholders, stated.slice(name.length)))
}
