import type { InvitationReferer } from '../../shared/invitation-url.ts'
import { readKeyParameter, readParameter } from '../../platform/url-parameters.ts'

/** Reads how the visitor received the invitation; values other than those of §2 are ignored (D9). */
export function readReferer(search: string): InvitationReferer | undefined {
  const value = readKeyParameter(search, 'referer')
  return (['share', 'copy'] as const).find((way) => way === value)
}

/** Maximum length of a code that the server accepts, in characters (`schemas/api/register-invite-code.ts`). */
export const maxCodeLength = 100

/** Matches the code in a link, without text that a chat appends to the link, or a second question mark. */
const inLink = /[?&]invite-code=([^\s?&#、。)」]+)/gi
/** Matches a labelled code in a message: 招待コード：HARU2023. A single-line field joins it to the link that follows. */
const named = /コード ?[:は「] ?「?((?:(?!https?:)[^\s、。」])+)/g
/** Matches a possible code in a message without labels. */
const likeCode = /^[A-Za-z0-9][\w-]{3,}$/

/** Decodes a part of a link, or returns it unchanged if it is malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/** Returns the only distinct value; undefined if there are several or none. */
function onlyDistinct(values: readonly string[]): string | undefined {
  const [first, ...others] = new Set(values.map((value) => value.trim()))
  return first !== undefined && first !== '' && others.length === 0 ? first : undefined
}

/**
 * Extracts the code from typed or pasted text: without invisible characters and surrounding spaces, and with full-width
 * letters converted. From a whole message or link only the code is returned. A text without exactly one code is
 * returned unchanged.
 */
export function readCode(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .trim()
  const links = [...plain.matchAll(inLink)].map(([, code = '']) => decode(code))
  if (links.length > 0) return onlyDistinct(links) ?? plain
  const candidates = /[\s、。]/.test(plain)
    ? (plain.match(/[\w-]+/g) ?? []).filter((candidate) => likeCode.test(candidate))
    : []
  return (
    onlyDistinct([...plain.matchAll(named)].map(([, code = '']) => code)) ??
    onlyDistinct(candidates.filter((candidate) => /\d/.test(candidate) && /[A-Za-z]/.test(candidate))) ??
    onlyDistinct(candidates) ??
    /^[「『"']([^\s「『"'」』]+)[」』"']$/.exec(plain)?.[1] ??
    /^([\w-]+)\?/.exec(plain)?.[1] ??
    plain
  )
}

/** Returns whether a text is a message or link that contains a code, rather than a code being typed. */
export function isMessage(text: string): boolean {
  return text.length > maxCodeLength || /invite-code=|コード/.test(text)
}

/** Reads the code from the link; empty if there is no possible code (D9). */
export function readInviteCode(search: string): string {
  const code = readCode(readParameter(search, 'invite-code'))
  return (/^[\w.:~-]+/.exec(code)?.[0] ?? '').slice(0, maxCodeLength)
}
