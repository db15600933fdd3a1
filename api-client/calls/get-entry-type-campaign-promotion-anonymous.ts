import type { Call } from './call.ts'

/** Returns one entry campaign's period status, for visitors who are not signed in. */
export const getEntryTypeCampaignPromotionAnonymous = {
  path: '/v1/get_entry_type_campaign_promotion_anonymous',
  kind: 'read',
  access: 'anyone',
  naming: 'given',
  item: 'Campaign: Anonymous variants: get_entry_type_campaign_promotion_anonymous',
  schemas: () => import('#schemas/api/get-entry-type-campaign-promotion.ts'),
} satisfies Call
