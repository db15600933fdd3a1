import { stringify } from 'yaml'

import type { CampaignKind } from '../common/campaign-kinds.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'
import { affiliate } from './kinds/affiliate.ts'
import { bonus } from './kinds/bonus.ts'
import { eighthDay } from './kinds/eighth-day.ts'
import { items } from './kinds/items.ts'
import { rateCampaign } from './kinds/rate.ts'
import { sellingFee } from './kinds/selling-fee.ts'
import { draftShop, type NewCampaignFile, type NewCampaign } from './kinds/template.ts'

const templates: Readonly<Record<CampaignKind, (campaign: NewCampaign) => NewCampaignFile>> = {
  rate: rateCampaign,
  'eighth-day': eighthDay,
  affiliate,
  items,
  bonus,
  'selling-fee': sellingFee,
  entry: rateCampaign,
}

/**
 * Creates the file of a campaign from the template of its kind. Everything that has to be decided has a review mark,
 * which the check reports.
 */
export function newCampaign(campaign: NewCampaign): string {
  const { fields, body } = templates[campaign.kind](campaign)
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
