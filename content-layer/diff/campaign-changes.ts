import { campaign as campaignSchema } from '#schemas/campaign.ts'

import type { CampaignDocument } from '../documents/document-types.ts'
import type { Change } from './change.ts'
import { compareBodies } from './compare-body.ts'
import { compareFields } from './compare-fields.ts'
import { comparedSeparately } from './compared-separately.ts'

/** Both versions of a document; a side is absent where there was no such document. */
export type Pair<Document> = { before?: Document | undefined; after?: Document | undefined }

/** The rates that are always given, in percent, in both versions. */
export type BaseRates = Pair<number>

/** Every field and every line in which two campaigns differ. */
export function campaignChanges({ before, after }: Pair<CampaignDocument>, rates: BaseRates): Change[] {
  const changes = compareFields(campaignSchema, before, after, comparedSeparately.campaign)
  const sideOf = (document: CampaignDocument | undefined, baseRate = 0) =>
    document && { body: document.body, source: { ...document, baseRate } }
  return [...changes, ...compareBodies(sideOf(before, rates.before), sideOf(after, rates.after), changes)]
}

/** A campaign as people name it: 「8日（202308-1/8th-day）」. */
export function campaignTitle({ month, id, posterName, tag }: CampaignDocument): string {
  return `${posterName ?? tag}（${month}/${id}）`
}
