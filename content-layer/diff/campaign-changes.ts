import { campaign as campaignSchema } from '#schemas/files/campaign.ts'

import type { CampaignDocument } from '../documents/document-types.ts'
import type { Change } from './change.ts'
import { compareBodies } from './compare-body.ts'
import { compareFields } from './compare-fields.ts'
import { comparedSeparately } from './compared-separately.ts'

/** Both versions of a document or a value; one is absent if it did not exist. */
export type BeforeAfter<Value> = { before?: Value | undefined; after?: Value | undefined }

/** The base rates in percent in both versions. */
export type BaseRates = BeforeAfter<number>

/** Adds the unit to a changed headline figure, which is a field of its own: 「50%」, 「500P」. */
function withUnit(change: Change, { before, after }: BeforeAfter<CampaignDocument>): Change {
  if (change.field !== 'headline.figure') return change
  return {
    ...change,
    ...(change.before !== undefined && { before: `${change.before}${before?.headline.unit ?? ''}` }),
    ...(change.after !== undefined && { after: `${change.after}${after?.headline.unit ?? ''}` }),
  }
}

/** Lists all fields and lines in which two campaigns differ. */
export function compareCampaigns({ before, after }: BeforeAfter<CampaignDocument>, rates: BaseRates): Change[] {
  const fieldChanges = compareFields(campaignSchema, before, after, comparedSeparately.campaign)
  const changes = fieldChanges.map((change) => withUnit(change, { before, after }))
  const sideOf = (document: CampaignDocument | undefined, baseRate = 0) =>
    document && { body: document.body, source: { ...document, baseRate } }
  // With `changes`, lines of the body in which only the value of a changed field differs are not listed again.
  return [...changes, ...compareBodies(sideOf(before, rates.before), sideOf(after, rates.after), changes)]
}

/** Formats the display name of a campaign: 「8日（202308-1/8th-day）」. */
export function formatCampaignTitle({ month, id, posterName, tag }: CampaignDocument): string {
  return `${posterName ?? tag}（${month}/${id}）`
}
