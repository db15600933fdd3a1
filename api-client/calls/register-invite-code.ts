import type { Call } from './call.ts'

/**
 * Registers the invite code of the person who invited the visitor. The specification shows no response, so only the
 * request has a schema.
 */
export const registerInviteCode = {
  path: '/v1/register_invite_code',
  kind: 'write',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Invitation: Register invite code',
  request: () => import('#schemas/api/register-invite-code.ts'),
} satisfies Call
