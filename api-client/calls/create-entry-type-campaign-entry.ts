import type { Call } from './call.ts'

export const createEntryTypeCampaignEntry = {
  path: '/v1/create_entry_type_campaign_entry',
  kind: 'write',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: create_entry_type_campaign_entry',
  request: () => import('#schemas/api/create-entry-type-campaign-entry.ts'),
} satisfies Call
