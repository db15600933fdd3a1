import { getDerivedRole } from '../../placeholders/derived-roles.ts'
import { getDeclaredRole } from '../../placeholders/declared-roles.ts'
import type { Facts } from '../../placeholders/fact.ts'
import type { Role } from '../../placeholders/roles.ts'
import { sentenceEnd } from '../sentences.ts'

/** A placeholder with a role in a text: in 「ポイントは｛付与日：年なし｝までに付与します。」, of the role `grant`. */
export type Term = {
  /** Offset of the placeholder in the text. */
  offset: number
  /** The placeholder as it is written, ｛付与日：年なし｝, and the name in it, 付与日. */
  placeholder: string
  name: string
  role: Role
  /** The words of its sentence before and after it, without line breaks: 「ポイントは」 and 「までに付与します」. */
  before: string
  after: string
}

/** A placeholder with its name, and perhaps a form after a colon: ｛付与日：年なし｝. */
const namedPlaceholder = /｛([^｛｝「」\n：:]+)(?:[：:][^｛｝\n]*)?｝/gu

/** Roles of the months that are derived from the folder, and therefore always exist. */
const rolesOfMonths: Readonly<Record<string, Role>> = { 月: 'month', 翌月: 'next-month' }

/** Maximum number of characters of a sentence on either side of a placeholder. */
const maxContext = 400

function getRole(name: string, facts: Facts | undefined): Role | undefined {
  if (Object.hasOwn(rolesOfMonths, name)) return rolesOfMonths[name]
  return getDerivedRole(name) ?? getDeclaredRole(name, facts?.get(name))
}

/** Returns the part of a text before an offset that belongs to the same sentence. */
function getSentenceBefore(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - maxContext), offset)
  return (before.split(sentenceEnd).at(-1) ?? '').replaceAll('\n', '')
}

function getSentenceAfter(text: string, offset: number): string {
  const [after = ''] = text.slice(offset, offset + maxContext).split(sentenceEnd, 1)
  return after.replaceAll('\n', '')
}

/** Finds the placeholders of a text that have a role. Without `facts`, those that a page declares have none. */
export function locateTerms(text: string, facts?: Facts): Term[] {
  return [...text.matchAll(namedPlaceholder)].flatMap(({ index: offset, 0: placeholder, 1: name = '' }): Term[] => {
    const role = getRole(name, facts)
    if (role === undefined) return []
    const before = getSentenceBefore(text, offset)
    const after = getSentenceAfter(text, offset + placeholder.length)
    return [{ offset, placeholder, name, role, before, after }]
  })
}
