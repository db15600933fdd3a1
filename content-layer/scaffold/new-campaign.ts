import { stringify } from 'yaml'

import type { CampaignKind } from '../common/campaign-kinds.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'
import { affiliate } from './kinds/affiliate.ts'
import { bonus } from './kinds/bonus.ts'
import { eighthDay } from './kinds/eighth-day.ts'
import { items } from './kinds/items.ts'
import { draftShop, type CampaignFileParts, type NewCampaign } from './kinds/template-parts.ts'
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

/** Replaces the placeholder of a shop's name in the fields of a template, quoted where YAML requires it. */
export function nameShop(fields: string, shop: string): string {
  return fields.replaceAll(
    new RegExp(`^( *(?:- )?\\w+: )(.*${draftShop}.*?)( # ${reviewKeyword})?$`, 'gmu'),
    (_, key: string, value: string, mark: string | undefined) => {
      const named = value.replaceAll(draftShop, () => shop)
      return `${key}${stringify(named, { lineWidth: 0 }).trimEnd()}${mark ?? ''}`
    },
  )
}
