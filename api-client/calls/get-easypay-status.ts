import type { Call } from './call.ts'

/** Returns the state of the visitor's easypay contract; its schema is unknown (D16). */
export const getEasypayStatus = {
  path: '/v1/get_easypay_status',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: Others: get_easypay_status',
} satisfies Call
