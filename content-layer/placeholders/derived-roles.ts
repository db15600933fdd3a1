import { fieldPlaceholders, isCountName } from './derive-placeholders.ts'
import { itemPlaceholders, pricePlaceholders } from './item-placeholders.ts'
import type { Role } from './roles.ts'

/** The campaign that a name starts with in a month: `8th-dayの`. */
const campaignPrefix = /^[a-z0-9-]+の/

/** The end of a name that belongs to a price or an item: `の合計` of 例の合計. */
const itemEnding = /の[^の]+$/

/**
 * Returns the role of a fact that is derived from fields, by its name, regardless of the campaign it is named after;
 * undefined if the name is that of a declared fact.
 */
export function getDerivedRole(name: string): Role | undefined {
  const factName = name.replace(campaignPrefix, '')
  if (factName === '常時') return 'base'
  if (Object.hasOwn(fieldPlaceholders, factName)) return fieldPlaceholders[factName]?.role
  if (factName === 'キャンペーンの数') return 'campaign-count'
  if (isCountName(factName)) return 'count'
  const ending = itemEnding.exec(name)?.[0] ?? ''
  const byEnding = Object.hasOwn(pricePlaceholders, ending) ? pricePlaceholders : itemPlaceholders
  return Object.hasOwn(byEnding, ending) ? byEnding[ending]?.role : undefined
}

/**
 * Returns whether a fact is derived from fields: an error in those is reported there, and not again at every sentence.
 */
export function followsFromFields(name: string): boolean {
  return getDerivedRole(name) !== undefined
}
