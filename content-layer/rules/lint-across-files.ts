import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { pickPosition } from '../source/fields/collect-references.ts'
import { continuationDiagnostics } from './agreement/continued-campaigns.ts'
import { contradictedMonthDiagnostics } from './agreement/month-claims.ts'
import { dailyFigureDiagnostics, unlistedShopDiagnostics } from './agreement/month-figures.ts'
import { offerContradictionDiagnostics } from './agreement/offers.ts'
import { shopWithTwoRatesDiagnostics } from './agreement/shops-with-two-rates.ts'
import { affiliateDiagnostics } from './copies/affiliates.ts'
import { copiedBodyDiagnostics, copiedMonthDiagnostics, copiedTextDiagnostics } from './copies/copied-texts.ts'
import { subjectDiagnostics } from './copies/subjects.ts'
import { entryWayDiagnostics } from './entry/entry-agreement.ts'
import { alternativeTextDiagnostics } from './images/alternative-texts.ts'
import { duplicateImageDiagnostics, repeatedDescriptionDiagnostics } from './images/duplicate-images.ts'
import { textInImageDiagnostics } from './images/text-in-images.ts'
import { endedLinkDiagnostics } from './links/links-to-ended-pages.ts'
import { sharedButtonDiagnostics, sharedHostDiagnostics, shopLinkDiagnostics } from './links/links-to-shops.ts'
import { namedCampaignDiagnostics } from './links/named-campaigns.ts'
import { type LintedContent, type ReadyCampaign, isReady } from './linted-content.ts'
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
export function lintAcrossFiles(content: LintedContent): Diagnostic[] {
  const campaigns = content.campaigns.filter(isReady)
  const months = content.months.filter(isReady)
  return [
    ...shopWithTwoRatesDiagnostics(campaigns),
    ...copiedBodyDiagnostics(campaigns),
    ...continuationDiagnostics(campaigns),
    ...copiedMonthDiagnostics(months),
    ...endedLinkDiagnostics(campaigns),
    ...shopLinkDiagnostics(campaigns),
    ...sharedHostDiagnostics(campaigns),
    ...sharedButtonDiagnostics(campaigns),
    ...namedCampaignDiagnostics(campaigns),
    ...subjectDiagnostics(campaigns),
    ...entryDiagnostics(campaigns, content.entry),
    ...offerContradictionDiagnostics(campaigns, content),
    ...duplicateImageDiagnostics(content),
    ...textInImageDiagnostics(content),
    ...affiliateDiagnostics(campaigns),
    ...copiedTextDiagnostics(campaigns),
    ...contradictedMonthDiagnostics(months, campaigns),
    ...unlistedShopDiagnostics(months, campaigns),
    ...dailyFigureDiagnostics(months, campaigns),
    ...unusedDiagnostics(content),
    ...pageSizeDiagnostics(months, campaigns),
    ...repeatedDescriptionDiagnostics(content),
    ...alternativeTextDiagnostics(content),
  ]
}
