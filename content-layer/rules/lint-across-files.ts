import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { pickPosition } from '../source/fields/collect-references.ts'
import { checkContinuedCampaigns } from './agreement/continued-campaigns.ts'
import { checkMonthClaims } from './agreement/month-claims.ts'
import { checkOfferExclusions } from './agreement/offers.ts'
import { checkShopsWithTwoRates } from './agreement/shops-with-two-rates.ts'
import { checkAffiliates } from './copies/affiliates.ts'
import { checkSubjects } from './copies/subjects.ts'
import { checkEntryPage } from './entry/entry-agreement.ts'
import { checkDuplicateImages } from './images/duplicate-images.ts'
import { checkTextInImages } from './images/text-in-images.ts'
import { checkLinksToEndedPages } from './links/links-to-ended-pages.ts'
import { checkShopLinks } from './links/links-to-shops.ts'
import { checkNamedCampaigns } from './links/named-campaigns.ts'
import { type LintedContent, type ReadyCampaign, isReady } from './linted-content.ts'
import { checkPageSizes } from './page-size/page-size.ts'
import { checkUnusedContent } from './unused/unused.ts'

/** Checks that the main button of each campaign leads to an entry page of the same terms. */
function checkEntryButtons(campaigns: readonly ReadyCampaign[], screen: LintedContent['entry']): Diagnostic[] {
  return campaigns.flatMap(({ definition, links }) => {
    const button = links.find(({ field }) => field === 'externalPageLink')
    if (!button) return []
    return checkEntryPage(definition, pickPosition(button), screen)
  })
}

/** Returns the diagnostics that need more than one file of the content. */
export function lintAcrossFiles(content: LintedContent): Diagnostic[] {
  const campaigns = content.campaigns.filter(isReady)
  const months = content.months.filter(isReady)
  return [
    ...checkShopsWithTwoRates(campaigns),
    ...checkContinuedCampaigns(campaigns),
    ...checkLinksToEndedPages(campaigns),
    ...checkShopLinks(campaigns),
    ...checkNamedCampaigns(campaigns),
    ...checkSubjects(campaigns),
    ...checkEntryButtons(campaigns, content.entry),
    ...checkOfferExclusions(campaigns, content),
    ...checkDuplicateImages(content),
    ...checkTextInImages(content),
    ...checkAffiliates(campaigns),
    ...checkMonthClaims(months, campaigns),
    ...checkUnusedContent(content),
    ...checkPageSizes(months, campaigns),
  ]
}
