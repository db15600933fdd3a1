import type { Call } from './call.ts'

/**
 * Returns the period status of one promotion of an entry campaign, for visitors who are not signed in. The schemas are
 * those of the call for visitors who are: the response has the same shape, without `entryEligibility`.
 */
export const getEntryTypeCampaignPromotionAnonymous = {
  path: '/v1/get_entry_type_campaign_promotion_anonymous',
  kind: 'read',
  access: 'anyone',
  naming: 'given',
  item: 'Campaign: Anonymous variants: get_entry_type_campaign_promotion_anonymous',
  schemas: () => import('#schemas/api/get-entry-type-campaign-promotion.ts'),
} satisfies Call
