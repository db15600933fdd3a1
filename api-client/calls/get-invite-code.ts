import type { Call } from './call.ts'

/**
 * Returns the visitor's own invite code, the code that they have registered, whether they have the card (`hasMercard`)
 * and whether the invitation campaign is over (`finished`).
 */
export const getInviteCode = {
  path: '/v1/get_invite_code',
  kind: 'read',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Invitation: Get invite code',
  schemas: () => import('#schemas/api/get-invite-code.ts'),
} satisfies Call
