import type { Call } from './call.ts'

/**
 * Returns the period status of several promotions of an entry campaign, for visitors who are not signed in. The schemas
 * are those of the call for visitors who are: the response has the same shape, without `entryEligibility`.
 */
export const listEntryTypeCampaignPromotionsAnonymous = {
  path: '/v1/list_entry_type_campaign_promotions_anonymous',
  kind: 'read',
  access: 'anyone',
  naming: 'given',
  item: 'Campaign: Anonymous variants: list_entry_type_campaign_promotions_anonymous',
  schemas: () => import('#schemas/api/list-entry-type-campaign-promotions.ts'),
} satisfies Call
