import { findDuplicates } from '#domain/group-by.ts'

import { draftMark } from '../../common/draft-texts.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import { type ReadyCampaign, haveOverlappingPeriods } from '../linted-content.ts'

/** Finds logos that appear in two campaigns of a month with different rates at the same time. */
export function checkShopsWithTwoRates(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const logos = campaigns.flatMap((entry) =>
    entry.images
      .filter(({ field, alt }) => field.startsWith('logosOnDetail') && !alt.includes(draftMark))
      .map((image) => ({ entry, image })),
  )
  return findDuplicates(logos, ({ entry, image }) => `${entry.month} ${image.alt}`).flatMap(
    ({ item: { entry, image }, first }): Diagnostic[] => {
      const [rate, other] = [entry.definition.reductionRate, first.entry.definition.reductionRate]
      if (rate === other || rate === undefined || other === undefined || !haveOverlappingPeriods(first.entry, entry))
        return []
      const details = { shop: image.alt, rate, otherRate: other, other: first.entry.id }
      return [{ ...pickPosition(image), kind: 'shop-with-two-rates', details }]
    },
  )
}
