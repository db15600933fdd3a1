import { type Whole, isReady, isReadyMonth } from './whole.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { entryWayDiagnostics } from './entry/entry.ts'
import { placeOf } from '../read/fields/collect.ts'
import { offerContradictions } from './agreement/offers.ts'
import { shopDiagnostics } from './agreement/shops.ts'
import { copiedBodies, copiedMonths, copiedTexts } from './copies/copied-texts.ts'
import { disagreements, monthContradictions } from './agreement/months.ts'
import { dailyFigures, foreignShops } from './agreement/shops-of-month.ts'
import { namedCampaignDiagnostics } from './links/named-campaigns.ts'
import { sharedButtonDiagnostics, sharedHostDiagnostics, shopLinkDiagnostics } from './links/shops.ts'
import { subjectDiagnostics } from './copies/subjects.ts'
import { endedLinkDiagnostics } from './links/ended.ts'
import { alternativeTexts } from './pictures/alternative-texts.ts'
import { doublePictures, misplacedPictures } from './pictures/double-pictures.ts'
import { wordsInPictures } from './pictures/words-in-pictures.ts'
import { affiliateDiagnostics } from './copies/affiliates.ts'
import { pageSizeDiagnostics } from './page-size/page-size.ts'
import { unusedDiagnostics } from './unused/unused.ts'

/** What two files of the content say of one another. */
export function betweenDiagnostics(whole: Whole): Diagnostic[] {
  const campaigns = whole.campaigns.filter(isReady)
  const months = whole.months.filter(isReadyMonth)
  const ways = campaigns.flatMap((unit) => {
    const link = unit.links.find(({ field }) => field === 'externalPageLink')
    return link ? entryWayDiagnostics(unit.definition, unit.ownTexts, whole.entry, placeOf(link)) : []
  })
  return [
    ...shopDiagnostics(campaigns),
    ...copiedBodies(campaigns),
    ...disagreements(campaigns),
    ...copiedMonths(months),
    ...endedLinkDiagnostics(campaigns),
    ...shopLinkDiagnostics(campaigns),
    ...sharedHostDiagnostics(campaigns),
    ...sharedButtonDiagnostics(campaigns),
    ...namedCampaignDiagnostics(campaigns),
    ...subjectDiagnostics(campaigns),
    ...ways,
    ...offerContradictions(campaigns, whole),
    ...doublePictures(whole),
    ...wordsInPictures(whole),
    ...affiliateDiagnostics(campaigns),
    ...copiedTexts(campaigns),
    ...monthContradictions(months, campaigns),
    ...foreignShops(months, campaigns),
    ...dailyFigures(months, campaigns),
    ...unusedDiagnostics(whole),
    ...pageSizeDiagnostics(months, campaigns),
    ...misplacedPictures(whole),
    ...alternativeTexts(whole),
  ]
}
