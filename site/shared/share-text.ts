import { encodeValue } from '../platform/bridge/links.ts'

/** How an invitation went out; its page tells the log (D9). */
export type InvitationReferer = 'share' | 'copy'

/** What an invitation says: `siteUrl` has no slash at its end, `code` may have blanks around it. */
export type Invitation = { siteUrl: string; code: string; referer: InvitationReferer }

/** The invitation page's address with the code filled in (specification §7). */
export function invitationUrl({ siteUrl, code, referer }: Invitation): string {
  return `${siteUrl}/jp/card/invitation/?invite-code=${encodeValue(code.trim())}&referer=${referer}`
}

/** Fills `{code}` and `{url}` into the content's wording. A code that spells such a mark itself is left as it is. */
export function fillShareText(wording: string, invitation: Invitation): string {
  return wording.replace(/\{(code|url)\}/g, (_, mark) =>
    mark === 'code' ? invitation.code.trim() : invitationUrl(invitation),
  )
}
