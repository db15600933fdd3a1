import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

const fields = ['storeName', 'affiliateUrl', 'affiliateModalImg', 'ineligibleAffiliateList'] as const

/**
 * Finds fields of a partner shop on a campaign without `isAffiliate`: the page would lack the notice that it is an
 * advertisement.
 */
export function checkLostAffiliate(definition: CampaignDefinition): FieldDiagnostic[] {
  const field = fields.find((name) => definition[name] !== undefined)
  return definition.isAffiliate || field === undefined ? [] : [{ path: [field], kind: 'affiliate-lost' }]
}
