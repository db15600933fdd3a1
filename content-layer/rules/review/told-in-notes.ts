import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../group-by.ts'
import type { Reference } from '../../read/fields/collect.ts'

/** A page with the shared notes that it uses, by name, where it does. */
type Page = { notes?: readonly Reference[] }

/** Two pages that tell the same of a note are as many as it takes to suspect the note. */
const fewestPages = 2

function keyOfPlace({ file, line, column }: Position & { file: string }): string {
  return `${file}:${line}:${column}`
}

/** The shared note that says what a page does not say, as the requirement names it: 「- use: points-expiry」. */
const named = /use: ([a-z0-9-]+)/u

/**
 * What every page that uses a shared note tells of it at its own line, told once, in the note: there it was written, and
 * there it is mended. The same for what a page does not say although it uses the note that would. `placeOfText` says
 * where the text of a note begins.
 */
export function toldInNotes(
  found: readonly Diagnostic[],
  pages: readonly Page[],
  placeOfText: (file: string) => Position,
): Diagnostic[] {
  // Of most contents nothing is told that a note could have to do with.
  const concerned = found.filter(({ kind, field }) => kind === 'not-said' || field.endsWith('.use'))
  if (concerned.length < fewestPages) return [...found]
  const uses = pages.flatMap(({ notes = [] }) => notes)
  const names = new Map(uses.map((use) => [keyOfPlace(use), use.value]))
  const pagesOf = groupBy(uses, ({ value }) => value)
  const noteOf = (one: Diagnostic): string | undefined => {
    if (one.field.endsWith('.use')) return names.get(keyOfPlace(one))
    const name = one.kind === 'not-said' ? named.exec(one.details.how)?.[1] : undefined
    return name !== undefined && pagesOf.get(name)?.some(({ file }) => file === one.file) === true ? name : undefined
  }
  const ofNotes = concerned.flatMap((one) => {
    const note = noteOf(one)
    return note === undefined ? [] : [{ one, note }]
  })
  const groups = groupBy(ofNotes, ({ one, note }) => `${note} ${one.kind} ${JSON.stringify(one.details)}`)
  const inNotes = new Map<Diagnostic, Diagnostic | undefined>()
  for (const group of groups.values()) {
    const count = new Set(group.map(({ one }) => one.file)).size
    for (const [index, { one, note }] of group.entries()) {
      // Not every page that uses a note has to say what it says.
      const all = one.kind === 'not-said' ? 0 : (pagesOf.get(note) ?? []).length
      if (count < Math.max(fewestPages, all)) continue
      const file = `annotations/${note}.yaml`
      inNotes.set(one, index === 0 ? { ...one, file, field: 'detail', ...placeOfText(file), pages: count } : undefined)
    }
  }
  return found.flatMap((one) => (inNotes.has(one) ? (inNotes.get(one) ?? []) : [one]))
}
