import type { Call } from './call.ts'

/** Returns a notification of a changed loyalty stage; its response is unknown (D16). */
export const getLoyaltyNotification = {
  path: '/v1/get_loyalty_notification',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Loyalty: get_loyalty_notification',
  request: () => import('#schemas/api/get-loyalty-notification.ts'),
} satisfies Call
