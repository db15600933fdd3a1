import { campaign as campaignSchema } from '#schemas/files/campaign.ts'

import type { CampaignDocument } from '../documents/document-types.ts'
import type { Change } from './change.ts'
import { compareBodies } from './compare-body.ts'
import { compareFields } from './compare-fields.ts'
import { comparedSeparately } from './compared-separately.ts'

/** Both versions of a document; a side is absent if the document did not exist. */
export type Pair<Document> = { before?: Document | undefined; after?: Document | undefined }

/** The base rates in percent in both versions. */
export type BaseRates = Pair<number>

/** Lists all fields and lines in which two campaigns differ. */
export function compareCampaigns({ before, after }: Pair<CampaignDocument>, rates: BaseRates): Change[] {
  const changes = compareFields(campaignSchema, before, after, comparedSeparately.campaign)
  const sideOf = (document: CampaignDocument | undefined, baseRate = 0) =>
    document && { body: document.body, source: { ...document, baseRate } }
  return [...changes, ...compareBodies(sideOf(before, rates.before), sideOf(after, rates.after), changes)]
}

/** Formats the display name of a campaign: 「8日（202308-1/8th-day）」. */
export function formatCampaignTitle({ month, id, posterName, tag }: CampaignDocument): string {
  return `${posterName ?? tag}（${month}/${id}）`
}
