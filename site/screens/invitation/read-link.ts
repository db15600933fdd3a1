import type { InvitationReferer } from '../../shared/share-text.ts'

/** How the invitation reached the visitor; values other than those of §2 are ignored (D9). */
export function readReferer(search: string): InvitationReferer | undefined {
  const value = new URLSearchParams(search).get('referer')
  return (['share', 'copy'] as const).find((known) => known === value)
}

/** The longest code that the server accepts, in characters (`schemas/api/register-invite-code.ts`). */
export const longestCode = 100

/** The code from the link, trimmed; empty if there is none (D9). */
export function readInviteCode(search: string): string {
  return (new URLSearchParams(search).get('invite-code') ?? '').trim().slice(0, longestCode)
}
