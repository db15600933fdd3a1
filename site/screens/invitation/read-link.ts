import type { InvitationReferer } from '../../shared/share-text.ts'

/** How the invitation reached this person; any other value than §2 names is ignored (D9). */
export function readReferer(search: string): InvitationReferer | undefined {
  const value = new URLSearchParams(search).get('referer')
  return (['share', 'copy'] as const).find((known) => known === value)
}

/** As long as the server takes a code (`schemas/api/register-invite-code.ts`). */
export const longestCode = 100

/** The code that the link brought, without the blanks around it; empty where there is none (D9). */
export function readInviteCode(search: string): string {
  return (new URLSearchParams(search).get('invite-code') ?? '').trim().slice(0, longestCode)
}
