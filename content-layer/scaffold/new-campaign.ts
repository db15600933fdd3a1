import type { CampaignKind } from '../common/campaign-kinds.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'
import { affiliate } from './kinds/affiliate.ts'
import { bonus } from './kinds/bonus.ts'
import { eighthDay } from './kinds/eighth-day.ts'
import { items } from './kinds/items.ts'
import type { NewCampaign, CampaignFileParts } from './kinds/template-parts.ts'
import { rateCampaign } from './kinds/rate.ts'
import { sellingFee } from './kinds/selling-fee.ts'

const makers: Readonly<Record<CampaignKind, (campaign: NewCampaign) => CampaignFileParts>> = {
  rate: (campaign) => rateCampaign(campaign, false),
  'eighth-day': eighthDay,
  affiliate,
  items,
  bonus,
  'selling-fee': sellingFee,
  entry: (campaign) => rateCampaign(campaign, true),
}

/**
 * Creates a complete campaign of a kind. Everything that has to be decided is marked, and the check reports the marks.
 */
export function newCampaign(campaign: NewCampaign): string {
  const { fields, body } = makers[campaign.kind](campaign)
  return `---\n${fields}---\n\n{/* ${reviewKeyword} */}\n\n${body}`
}
