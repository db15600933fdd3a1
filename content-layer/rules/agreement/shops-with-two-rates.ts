import { findDuplicates } from '#domain/group-by.ts'

import { draftMark } from '../../common/draft-texts.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import { type ReadyCampaign, haveOverlappingPeriods } from '../linted-content.ts'

/** Finds shops whose logos appear in two campaigns of a month with different rates at the same time. */
export function checkShopsWithTwoRates(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const logos = campaigns.flatMap((campaign) =>
    campaign.images
      .filter(({ field, alt }) => field.startsWith('logosOnDetail') && !alt.includes(draftMark))
      .map((logo) => ({ campaign, logo, shop: logo.alt })),
  )
  return findDuplicates(logos, ({ campaign, shop }) => `${campaign.month} ${shop}`).flatMap(
    ({ item: { campaign, logo, shop }, first }): Diagnostic[] => {
      const rate = campaign.definition.reductionRate
      const otherRate = first.campaign.definition.reductionRate
      if (rate === undefined || otherRate === undefined || rate === otherRate) return []
      if (!haveOverlappingPeriods(first.campaign, campaign)) return []
      const details = { shop, rate, otherRate, other: first.campaign.id }
      return [{ ...pickPosition(logo), kind: 'shop-with-two-rates', details }]
    },
  )
}
