import { encodeValue } from '../platform/bridge/app-links.ts'

/** How an invitation was sent; its landing page logs this (D9). */
export type InvitationReferer = 'share' | 'copy'

/** `siteUrl` has no trailing slash; `code` may have surrounding spaces. */
export type Invitation = { siteUrl: string; code: string; referer: InvitationReferer }

/** Returns the URL of the invitation page with the code filled in (specification §7). */
export function createInvitationUrl({ siteUrl, code, referer }: Invitation): string {
  return `${siteUrl}/jp/card/invitation/?invite-code=${encodeValue(code.trim())}&referer=${referer}`
}

/**
 * Fills `{code}` and `{url}` into the content's text in one pass, so that a code containing a placeholder stays
 * unchanged.
 */
export function fillShareText(wording: string, invitation: Invitation): string {
  return wording.replace(/\{(code|url)\}/g, (_, mark) =>
    mark === 'code' ? invitation.code.trim() : createInvitationUrl(invitation),
  )
}
