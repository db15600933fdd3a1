import type { Diagnostic, FieldPosition } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { type SharedTexts } from '../../entries/shared-text.ts'
import { sharedFilePath } from '../../common/shared-kinds.ts'

/** A page with the files of the shared texts that it uses, at the positions of their uses. */
type Page = { uses?: readonly Reference[] }

/** The uses of each shared text, by its file. */
type Uses = ReadonlyMap<string, readonly Reference[]>

/** Minimum number of pages with the same diagnostic for a shared text to be the probable cause. */
const minPages = 2

/** The shared note that would meet a requirement, as the message names it: 「- use: points-expiry」. */
const suggestedNote = /use: ([a-z0-9-]+)/u

/**
 * Returns where a page's diagnostic is to be fixed in a shared text: where it was found, or for a missing statement, in
 * the note that should contain it, if the page uses that note. Undefined if it belongs to the page.
 */
function positionInShared(diagnostic: Diagnostic, texts: SharedTexts, uses: Uses): FieldPosition | undefined {
  if (diagnostic.within) return diagnostic.within
  const name = diagnostic.kind === 'not-said' ? suggestedNote.exec(diagnostic.details.how)?.[1] : undefined
  const note = name === undefined ? undefined : texts.get(sharedFilePath('note', name))
  const isUsed = note && uses.get(note.file)?.some(({ file }) => file === diagnostic.file)
  return note && isUsed ? { file: note.file, ...note.position } : undefined
}

/** Returns how many pages have to have a diagnostic for it to be reported in the shared text: all that use the text. */
function pagesRequired({ kind }: Diagnostic, sharedFile: string, uses: Uses): number {
  // A page may use a note without repeating its statement.
  if (kind === 'not-said') return minPages
  return Math.max(minPages, countPages(uses.get(sharedFile) ?? []))
}

function countPages(positions: readonly { file: string }[]): number {
  return new Set(positions.map(({ file }) => file)).size
}

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
  const allUses = pages.flatMap(({ uses = [] }) => uses)
  const uses = groupBy(allUses, ({ value }) => value)
  const located = diagnostics.flatMap((diagnostic) => {
    const position = positionInShared(diagnostic, texts, uses)
    return position ? [{ diagnostic, position }] : []
  })
  const groups = groupBy(located, ({ diagnostic: { kind, details }, position }) =>
    JSON.stringify([position, kind, details]),
  )
  /** The first diagnostic of each group is replaced by one in the shared text, and the others by none. */
  const replacements = new Map<Diagnostic, Diagnostic[]>()
  for (const group of groups.values()) {
    const count = countPages(group.map(({ diagnostic }) => diagnostic))
    for (const [index, { diagnostic, position }] of group.entries()) {
      if (count < pagesRequired(diagnostic, position.file, uses)) continue
      const { within: _, ...shared } = diagnostic
      replacements.set(diagnostic, index === 0 ? [{ ...shared, ...position, pages: count }] : [])
    }
  }
  return diagnostics.flatMap((diagnostic) => replacements.get(diagnostic) ?? [diagnostic])
}
