import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { pagePathIn } from '../common/routes.ts'
import type { DatedPromotion, EntryPage } from './promotions.ts'

/** The site's entry pages, by the names of their campaigns in the screen's content. */
const entryPages: Readonly<Record<string, EntryPage>> = {
  '/jp/card/entry/': 'entry',
  '/jp/card/entry/refound/': 'refound',
  '/jp/card/campaign/in-app/': 'inApp',
}

/** Returns the entry page that a link leads to; undefined for any other page. */
export function findEntryPage(link: string): EntryPage | undefined {
  return entryPages[pagePathIn(link)]
}

/** Returns whether a promotion has the terms that a campaign promises. */
export function isOfTerms(
  promotion: DatedPromotion['promotion'],
  campaign: Pick<CampaignDefinition, 'reductionRate' | 'maximumGrantPoint'>,
) {
  const { headline, maximumGrantPoint } = promotion
  return headline.figure === campaign.reductionRate && maximumGrantPoint === campaign.maximumGrantPoint
}
