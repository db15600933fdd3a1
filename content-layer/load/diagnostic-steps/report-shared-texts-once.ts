import type { Diagnostic, FieldPosition } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Reference } from '../../source/fields/collect.ts'
import { type SharedTexts } from '../../entries/shared-text.ts'
import { fileOfShared } from '../../common/shared-kinds.ts'

/** A page with the files of the shared texts that it uses, at the positions of their uses. */
type Page = { uses?: readonly Reference[] }

/** Minimum number of pages with the same diagnostic for a shared text to be the probable cause. */
const minPages = 2

/** The shared note that would meet a requirement, as named in the message: 「- use: points-expiry」. */
const named = /use: ([a-z0-9-]+)/u

/**
 * Moves a diagnostic that all users of a shared text have at its use into the text itself, where it has to be fixed,
 * and reports it once. Does the same for a missing statement on pages that use the note which should contain it.
 */
export function reportSharedTextsOnce(
  diagnostics: readonly Diagnostic[],
  pages: readonly Page[],
  texts: SharedTexts,
): Diagnostic[] {
  // Most content has no diagnostic that a shared text could cause.
  if (!diagnostics.some(({ kind, within }) => kind === 'not-said' || within)) return [...diagnostics]
  const usersOf = groupBy(
    pages.flatMap(({ uses = [] }) => uses),
    ({ value }) => value,
  )
  const positionIn = (one: Diagnostic): FieldPosition | undefined => {
    if (one.within) return one.within
    const name = one.kind === 'not-said' ? named.exec(one.details.how)?.[1] : undefined
    const text = name === undefined ? undefined : texts.get(fileOfShared('note', name))
    const isUsed = text && usersOf.get(text.file)?.some(({ file }) => file === one.file)
    return text && isUsed ? { file: text.file, ...text.position } : undefined
  }
  const ofShared = diagnostics.flatMap((one) => {
    const position = positionIn(one)
    return position ? [{ one, position }] : []
  })
  const groups = groupBy(ofShared, ({ one, position }) => JSON.stringify([position, one.kind, one.details]))
  const inShared = new Map<Diagnostic, Diagnostic | undefined>()
  for (const group of groups.values()) {
    const count = new Set(group.map(({ one }) => one.file)).size
    for (const [index, { one, position }] of group.entries()) {
      // A page may use a note without repeating its statement.
      const users = one.kind === 'not-said' ? [] : (usersOf.get(position.file) ?? [])
      if (count < Math.max(minPages, new Set(users.map(({ file }) => file)).size)) continue
      const { within: _, ...shared } = one
      inShared.set(one, index === 0 ? { ...shared, ...position, pages: count } : undefined)
    }
  }
  return diagnostics.flatMap((one) => (inShared.has(one) ? (inShared.get(one) ?? []) : [one]))
}
