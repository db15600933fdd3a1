import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { FieldDiagnostic } from '../../read/fields/validate.ts'

const fields = ['storeName', 'affiliateUrl', 'affiliateModalImg', 'ineligibleAffiliateList'] as const

/** Fields of a partner shop on a campaign that no longer says it is one: the page would not say that it advertises. */
export function lostAffiliateDiagnostics(definition: CampaignDefinition): FieldDiagnostic[] {
  const field = fields.find((name) => definition[name] !== undefined)
  return definition.isAffiliate || field === undefined ? [] : [{ path: [field], kind: 'affiliate-lost' }]
}
