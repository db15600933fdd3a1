'use client'

import { useInBrowser } from '../../shared/use-in-browser.ts'
import { readInviteCode } from './read-invite-code.ts'

/** What the link in the first view leads to: the visitor's own code or, after an invitation, the form for a friend's. */
export function JumpLabel({ own, received }: { own: string; received: string }) {
  const isInvited = useInBrowser(() => readInviteCode(location.search) !== '') === true
  return isInvited ? received : own
}
