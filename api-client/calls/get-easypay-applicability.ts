import type { Call } from './call.ts'

/** Returns whether the visitor may use easypay (定額払い) at their age, and whether they need KYC first. */
export const getEasypayApplicability = {
  path: '/v1/get_easypay_applicability',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Loyalty: get_easypay_applicability',
  schemas: () => import('#schemas/api/get-easypay-applicability.ts'),
} satisfies Call
