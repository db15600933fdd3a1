import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { positionOf, type Reference } from '../../source/fields/collect.ts'
import { declaredFacts } from '../values/facts.ts'

const counters: ReadonlySet<string> = new Set(['ショップ', '店', '店舗', 'か所'])

const shops = /(?<![0-9,.])([0-9]+)(?:つ)?の?(?:ショップ|店舗?)(?!目|につき|ごと)/gu

/** Finds numbers of shops that the campaign does not declare below `facts:`. */
export function shopCountDiagnostics(
  { facts }: Pick<CampaignDefinition, 'facts'>,
  texts: readonly Reference[],
): Diagnostic[] {
  const declared = declaredFacts(facts).flatMap(({ name, fact }) =>
    fact.kind === 'count' && counters.has(fact.counter) ? [{ name, ...fact }] : [],
  )
  const [first] = declared
  if (!first) return []
  return texts.flatMap((text) =>
    [...text.value.matchAll(shops)]
      .filter(({ 1: number }) => Number(number) > 2 && declared.every(({ value }) => value !== Number(number)))
      .map(({ 0: actual }): Diagnostic => ({
        ...positionOf(text),
        kind: 'shop-count-disagrees',
        details: { actual, name: first.name, declared: `${first.value}${first.counter}` },
      })),
  )
}
