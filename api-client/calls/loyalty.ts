import type { Call } from './call.ts'

export const getLoyalty = { path: '/v1/get_loyalty', kind: 'read', access: 'signed-in', naming: 'given', item: 'Loyalty: get_loyalty', shapes: () => import('#schemas/api/get-loyalty.ts') } satisfies Call
export const getLoyaltyNotification = {
  path: '/v1/get_loyalty_notification',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Loyalty: get_loyalty_notification',
  request: () => import('#schemas/api/get-loyalty-notification.ts'),
} satisfies Call
export const getEasypayApplicability = {
  path: '/v1/get_easypay_applicability',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Loyalty: get_easypay_applicability',
  shapes: () => import('#schemas/api/get-easypay-applicability.ts'),
} satisfies Call
