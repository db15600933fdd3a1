import type { Call } from './call.ts'

/** Returns the progress of the identity check for deferred payment. */
export const getKycPostPaySetupProgress = {
  path: '/v1/get_kyc_post_pay_setup_progress',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: Others: get_kyc_post_pay_setup_progress',
  schemas: () => import('#schemas/api/get-kyc-post-pay-setup-progress.ts'),
} satisfies Call
