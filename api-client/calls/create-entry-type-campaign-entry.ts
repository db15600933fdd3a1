import type { Call } from './call.ts'

/**
 * Enters the visitor for promotions of an entry campaign. The specification shows no response, so only the request has a
 * schema.
 */
export const createEntryTypeCampaignEntry = {
  path: '/v1/create_entry_type_campaign_entry',
  kind: 'write',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: create_entry_type_campaign_entry',
  request: () => import('#schemas/api/create-entry-type-campaign-entry.ts'),
} satisfies Call
