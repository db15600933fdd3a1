import type { Call } from './call.ts'

/** Returns the period status of several entry campaigns, for visitors who are not signed in. */
export const listEntryTypeCampaignPromotionsAnonymous = {
  path: '/v1/list_entry_type_campaign_promotions_anonymous',
  kind: 'read',
  access: 'anyone',
  naming: 'given',
  item: 'Campaign: Anonymous variants: list_entry_type_campaign_promotions_anonymous',
  schemas: () => import('#schemas/api/list-entry-type-campaign-promotions.ts'),
} satisfies Call
