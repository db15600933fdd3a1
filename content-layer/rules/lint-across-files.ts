import { type LintedContent, type ReadyCampaign, isReady } from './linted-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { entryWayDiagnostics } from './entry/entry-agreement.ts'
import { pickPosition } from '../source/fields/collect-references.ts'
import { offerContradictions } from './agreement/offers.ts'
import { shopDiagnostics } from './agreement/shops-with-two-rates.ts'
import { copiedBodies, copiedMonths, copiedTexts } from './copies/copied-texts.ts'
import { monthContradictions } from './agreement/month-claims.ts'
import { continuationDiagnostics } from './agreement/continued-campaigns.ts'
import { dailyFigures, unlistedShops } from './agreement/month-figures.ts'
import { namedCampaignDiagnostics } from './links/named-campaigns.ts'
import { sharedButtonDiagnostics, sharedHostDiagnostics, shopLinkDiagnostics } from './links/links-to-shops.ts'
import { subjectDiagnostics } from './copies/subjects.ts'
import { endedLinkDiagnostics } from './links/links-to-ended-pages.ts'
import { alternativeTexts } from './images/alternative-texts.ts'
import { duplicateImageDiagnostics, repeatedDescriptionDiagnostics } from './images/duplicate-images.ts'
import { textsInPictures } from './images/text-in-images.ts'
import { affiliateDiagnostics } from './copies/affiliates.ts'
import { pageSizeDiagnostics } from './page-size/page-size.ts'
import { unusedDiagnostics } from './unused/unused.ts'

/** Checks that the button of a campaign that needs an entry leads to an entry of the same terms. */
function entryDiagnostics(campaigns: readonly ReadyCampaign[], screen: LintedContent['entry']): Diagnostic[] {
  return campaigns.flatMap(({ definition, links, localTexts }) => {
    const button = links.find(({ field }) => field === 'externalPageLink')
    return button ? entryWayDiagnostics(definition, localTexts, screen, pickPosition(button)) : []
  })
}

/** Returns the diagnostics that need more than one file of the content. */
export function diagnosticsAcrossFiles(content: LintedContent): Diagnostic[] {
  const campaigns = content.campaigns.filter(isReady)
  const months = content.months.filter(isReady)
  return [
    ...shopDiagnostics(campaigns),
    ...copiedBodies(campaigns),
    ...continuationDiagnostics(campaigns),
    ...copiedMonths(months),
    ...endedLinkDiagnostics(campaigns),
    ...shopLinkDiagnostics(campaigns),
    ...sharedHostDiagnostics(campaigns),
    ...sharedButtonDiagnostics(campaigns),
    ...namedCampaignDiagnostics(campaigns),
    ...subjectDiagnostics(campaigns),
    ...entryDiagnostics(campaigns, content.entry),
    ...offerContradictions(campaigns, content),
    ...duplicateImageDiagnostics(content),
    ...textsInPictures(content),
    ...affiliateDiagnostics(campaigns),
    ...copiedTexts(campaigns),
    ...monthContradictions(months, campaigns),
    ...unlistedShops(months, campaigns),
    ...dailyFigures(months, campaigns),
    ...unusedDiagnostics(content),
    ...pageSizeDiagnostics(months, campaigns),
    ...repeatedDescriptionDiagnostics(content),
    ...alternativeTexts(content),
  ]
}
