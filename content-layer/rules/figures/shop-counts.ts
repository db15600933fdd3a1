import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { listDeclaredFacts } from './declared-facts.ts'

/** Counters of declared facts that count shops. */
const counters: ReadonlySet<string> = new Set(['ショップ', '店', '店舗', 'か所'])

/** A number of shops: 88ショップ, but not an ordinal such as 3店舗目, or a unit such as 1店舗につき. */
const shopCount = /(?<![0-9,.])([0-9]+)(?:つ)?の?(?:ショップ|店舗?)(?!目|につき|ごと)/gu

/**
 * Finds numbers of shops other than those that the campaign declares below `facts:`; none if it declares no number of
 * shops. One or two shops are never reported: a text may speak of some of them.
 */
export function checkShopCounts(
  { facts }: Pick<CampaignDefinition, 'facts'>,
  texts: readonly Reference[],
): Diagnostic[] {
  const declared = listDeclaredFacts(facts).flatMap(({ name, fact }) =>
    fact.kind === 'count' && counters.has(fact.counter) ? [{ name, ...fact }] : [],
  )
  const [first] = declared
  if (!first) return []
  return texts.flatMap((text) =>
    [...text.value.matchAll(shopCount)]
      .filter(({ 1: number }) => Number(number) > 2 && declared.every(({ value }) => value !== Number(number)))
      .map(({ 0: actual }): Diagnostic => ({
        ...pickPosition(text),
        kind: 'shop-count-disagrees',
        details: { actual, name: first.name, declared: `${first.value}${first.counter}` },
      })),
  )
}
