import type { Call } from './call.ts'

/**
 * Returns the period status of one promotion of an entry campaign, whether the visitor has entered it, and whether they
 * may enter.
 */
export const getEntryTypeCampaignPromotion = {
  path: '/v1/get_entry_type_campaign_promotion',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: get_entry_type_campaign_promotion',
  schemas: () => import('#schemas/api/get-entry-type-campaign-promotion.ts'),
} satisfies Call
