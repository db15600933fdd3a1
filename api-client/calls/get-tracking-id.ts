import type { Call } from './call.ts'

/** Returns the id under which entries are tracked. */
export const getTrackingId = {
  path: '/v1/get_tracking_id',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: get_tracking_id',
  schemas: () => import('#schemas/api/get-tracking-id.ts'),
} satisfies Call
