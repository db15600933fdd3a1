import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findEntryPage, isOfTerms } from '../../schedule/entry-pages.ts'
import type { ReadyCampaign, LintedContent } from '../linted-content.ts'
import { checkContradictions } from './contradictions.ts'
import { groupTextsByOffer, listExcludedItems } from './page-texts.ts'

/** Finds offers on the entry pages that include exclusions of the campaign that links to them. */
export function checkOfferExclusions(
  campaigns: readonly ReadyCampaign[],
  { entry, entryTexts }: Pick<LintedContent, 'entry' | 'entryTexts'>,
): Diagnostic[] {
  const textsByOffer = groupTextsByOffer(entryTexts)
  return campaigns.flatMap(({ definition, body }) => {
    const page = findEntryPage(definition.externalPageLink ?? '')
    if (page === undefined) return []
    const promotions = entry?.campaigns[page].promotions ?? []
    const offers = promotions.flatMap((promotion, index) =>
      isOfTerms(promotion, definition) ? [`campaigns.${page}.promotions.${index}`] : [],
    )
    // Two offers with the same terms are ambiguous.
    const [offer] = offers.length === 1 ? offers : []
    const texts = offer === undefined ? undefined : textsByOffer.get(offer)
    return texts ? checkContradictions({ ...texts, excludedItems: listExcludedItems(body) }) : []
  })
}
