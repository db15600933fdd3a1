import type { Annotation } from '#schemas/annotation.ts'

import { placeOf, type Reference } from './fields/collect.ts'
import type { Diagnostic, Place, Position } from '../diagnostics/diagnostic.ts'
import { isRemark } from '../diagnostics/severity.ts'
import { sharedFolders, type SharedKind } from './shared-kinds.ts'

/** A text that several pages share: a note, or the source of a piece of a body. `place` is where its words begin. */
export type SharedText = {
  name: string
  file: string
  place: Position & { field: string }
  /** What its own file tells, whoever uses it. */
  told: readonly Diagnostic[]
} & ({ note: Annotation } | { source: string })

/** All shared texts by their files. */
export type SharedTexts = ReadonlyMap<string, SharedText>

export const noSharedTexts: SharedTexts = new Map()

/** The names of the shared texts of a kind. */
export function namesOfShared(kind: SharedKind, texts: SharedTexts): string[] {
  return [...texts.values()].filter(({ file }) => file.startsWith(sharedFolders[kind][0])).map(({ name }) => name)
}

/** The place of a use, with that within the shared text; a page has names of its own for the fields of notes. */
function placeAtUse({ file, line, column, field }: Place, use: Reference): Place & { within: Place } {
  return { ...placeOf(use), within: { file, line, column, field: use.field === 'Shared.use' ? field : 'detail' } }
}

/**
 * A reference in a shared text, where the page uses that; any other as it is. `uses` have the file of the shared text as
 * their value.
 */
export function atUse<Found extends Reference>(found: Found, uses: readonly Reference[]): Found {
  const use = uses.find(({ value }) => value === found.file)
  if (!use) return found
  return { ...found, ...placeAtUse(found, use) }
}

/**
 * What a page tells of a text that it shares, at its use. What the shared file tells by itself at the same place is that;
 * equal diagnostics are told once.
 */
export function diagnosticsAtUse(
  found: readonly Diagnostic[],
  uses: readonly Reference[],
  texts: SharedTexts,
): Diagnostic[] {
  return found.flatMap((one): Diagnostic[] => {
    const text = texts.get(one.file)
    const use = uses.find(({ value }) => value === one.file)
    if (!text || !use) return [one]
    const isSame = (other: Diagnostic) => other.line === one.line && other.column === one.column
    const told = text.told.filter((other) => isSame(other) && (other.kind === one.kind || !isRemark(other)))
    if (told.length > 0) return told
    const place = placeAtUse(one, use)
    if (one.kind !== 'unknown-fact') return [{ ...one, ...place }]
    const { got, field: from } = one.details
    return [{ ...place, kind: 'shared-without-fact', details: { name: text.name, got, field: from } }]
  })
}
