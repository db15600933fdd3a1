import type { Call } from './call.ts'

/** Returns the visitor's point rates, in percent. */
export const getLoyalty = {
  path: '/v1/get_loyalty',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Loyalty: get_loyalty',
  schemas: () => import('#schemas/api/get-loyalty.ts'),
} satisfies Call
