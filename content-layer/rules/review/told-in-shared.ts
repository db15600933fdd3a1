import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../group-by.ts'
import type { Reference } from '../../read/fields/collect.ts'
import { type SharedTexts } from '../../read/shared-text.ts'
import { fileOfShared } from '../../read/shared-kinds.ts'

/** A page with the files of the shared texts that it uses, where it does. */
type Page = { uses?: readonly Reference[] }

/** Two pages that tell the same of a text are as many as it takes to suspect the text. */
const fewestPages = 2

/** The shared note that says what a page does not say, as the requirement names it: 「- use: points-expiry」. */
const named = /use: ([a-z0-9-]+)/u

/**
 * What every page that uses a shared text tells of it at its use, told once, in the text: there it was written, and there
 * it is mended. The same for what a page does not say although it uses the note that would.
 */
export function toldInShared(found: readonly Diagnostic[], pages: readonly Page[], texts: SharedTexts): Diagnostic[] {
  // Of most contents nothing is told that a shared text could have to do with.
  if (!found.some(({ kind, within }) => kind === 'not-said' || within)) return [...found]
  const usersOf = groupBy(
    pages.flatMap(({ uses = [] }) => uses),
    ({ value }) => value,
  )
  const placeIn = (one: Diagnostic): Place | undefined => {
    if (one.within) return one.within
    const name = one.kind === 'not-said' ? named.exec(one.details.how)?.[1] : undefined
    const text = name === undefined ? undefined : texts.get(fileOfShared('note', name))
    const isUsed = text && usersOf.get(text.file)?.some(({ file }) => file === one.file)
    return text && isUsed ? { file: text.file, ...text.place } : undefined
  }
  const ofShared = found.flatMap((one) => {
    const place = placeIn(one)
    return place ? [{ one, place }] : []
  })
  const groups = groupBy(ofShared, ({ one, place }) => JSON.stringify([place, one.kind, one.details]))
  const inShared = new Map<Diagnostic, Diagnostic | undefined>()
  for (const group of groups.values()) {
    const count = new Set(group.map(({ one }) => one.file)).size
    for (const [index, { one, place }] of group.entries()) {
      // Not every page that uses a note has to say what it says.
      const users = one.kind === 'not-said' ? [] : (usersOf.get(place.file) ?? [])
      if (count < Math.max(fewestPages, new Set(users.map(({ file }) => file)).size)) continue
      const { within: _, ...told } = one
      inShared.set(one, index === 0 ? { ...told, ...place, pages: count } : undefined)
    }
  }
  return found.flatMap((one) => (inShared.has(one) ? (inShared.get(one) ?? []) : [one]))
}
