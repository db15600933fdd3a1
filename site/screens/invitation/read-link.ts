import type { InvitationReferer } from '../../shared/share-text.ts'
import { keyParameterOf, parameterOf } from '../../platform/url-parameters.ts'

/** How the invitation reached the visitor; values other than those of §2 are ignored (D9). */
export function readReferer(search: string): InvitationReferer | undefined {
  const value = keyParameterOf(search, 'referer')
  return (['share', 'copy'] as const).find((way) => way === value)
}

/** Maximum length of a code that the server accepts, in characters (`schemas/api/register-invite-code.ts`). */
export const maxCodeLength = 100

/** The code in a link. What a chat puts behind a link, or a second question mark, is no part of it. */
const inLink = /[?&]invite-code=([^\s?&#、。)」]+)/gi
/** The code that a message names: 招待コード：HARU2023. A field of one line joins it to the link below. */
const named = /コード ?[:は「] ?「?((?:(?!https?:)[^\s、。」])+)/g
/** What the codes of a message look like where nothing names them. */
const likeCode = /^[A-Za-z0-9][\w-]{3,}$/

/** Decodes a part of a link; as it is, where that is not possible. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/** The one value of all; undefined where there are several, or none. */
function onlyOne(values: readonly string[]): string | undefined {
  const [first, ...others] = new Set(values.map((value) => value.trim()))
  return first !== undefined && first !== '' && others.length === 0 ? first : undefined
}

/**
 * Returns the code in typed or pasted text: without invisible characters and surrounding spaces, full-width letters as
 * narrow ones; of a whole message or link the code in it. A text without exactly one code stays as it is.
 */
export function readCode(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .trim()
  const links = [...plain.matchAll(inLink)].map(([, code = '']) => decode(code))
  if (links.length > 0) return onlyOne(links) ?? plain
  const candidates = /[\s、。]/.test(plain)
    ? (plain.match(/[\w-]+/g) ?? []).filter((candidate) => likeCode.test(candidate))
    : []
  return (
    onlyOne([...plain.matchAll(named)].map(([, code = '']) => code)) ??
    onlyOne(candidates.filter((candidate) => /\d/.test(candidate) && /[A-Za-z]/.test(candidate))) ??
    onlyOne(candidates) ??
    /^[「『"']([^\s「『"'」』]+)[」』"']$/.exec(plain)?.[1] ??
    /^([\w-]+)\?/.exec(plain)?.[1] ??
    plain
  )
}

/** Returns whether a text is a message or link that contains a code, rather than a code being typed. */
export function isMessage(text: string): boolean {
  return text.length > maxCodeLength || /invite-code=|コード/.test(text)
}

/** The code from the link; empty if there is none, or nothing that could be a code (D9). */
export function readInviteCode(search: string): string {
  const code = readCode(parameterOf(search, 'invite-code'))
  return (/^[\w.:~-]+/.exec(code)?.[0] ?? '').slice(0, maxCodeLength)
}
