import type { Call } from './call.ts'

/**
 * Returns the period status of several promotions of an entry campaign, which of them the visitor has entered, and
 * whether they may enter.
 */
export const listEntryTypeCampaignPromotions = {
  path: '/v1/list_entry_type_campaign_promotions',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: list_entry_type_campaign_promotions',
  schemas: () => import('#schemas/api/list-entry-type-campaign-promotions.ts'),
} satisfies Call
