import type { Annotation } from '#schemas/files/annotation.ts'

import { positionOf, type Reference } from '../source/fields/collect-references.ts'
import type { Diagnostic, FieldPosition, Position } from '../diagnostics/diagnostic.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { sharedLocations, type SharedKind } from '../common/shared-kinds.ts'

/** A text that several pages share: a note, or the source of a part of a body. `position` is the start of its text. */
export type SharedText = {
  name: string
  file: string
  position: Position & { field: string }
  /** Diagnostics of its own file, independent of the pages that use it. */
  diagnostics: readonly Diagnostic[]
} & ({ note: Annotation } | { source: string })

/** All shared texts by their files. */
export type SharedTexts = ReadonlyMap<string, SharedText>

export const noSharedTexts: SharedTexts = new Map()

/** Returns the names of all shared texts of a kind. */
export function namesOfShared(kind: SharedKind, texts: SharedTexts): string[] {
  const { folder } = sharedLocations[kind]
  return [...texts.values()].filter(({ file }) => file.startsWith(folder)).map(({ name }) => name)
}

/**
 * Returns the position of a use, with the position within the shared text. Fields of notes have the name used by the
 * page.
 */
function positionAtUse(
  { file, line, column, field }: FieldPosition,
  use: Reference,
): FieldPosition & { within: FieldPosition } {
  return { ...positionOf(use), within: { file, line, column, field: use.field === 'Shared.use' ? field : 'detail' } }
}

/**
 * Positions a reference in a shared text at the page's use of that text, and returns any other unchanged. The values of
 * `uses` are the files of the shared texts.
 */
export function atUse<Found extends Reference>(reference: Found, uses: readonly Reference[]): Found {
  const use = uses.find(({ value }) => value === reference.file)
  if (!use) return reference
  return { ...reference, ...positionAtUse(reference, use) }
}

/** Returns the tag of the block that a shared text begins with; '' if that is prose, or another shared text. */
function firstBlockOf(source: string): string {
  const tag = /^\s*<([A-Z]\w*)/.exec(source)?.[1] ?? ''
  return tag === 'Shared' ? '' : tag
}

/**
 * Returns a page's diagnostics of a shared text, positioned at its use. Omits those that the shared file has at the
 * same position, and reports duplicates once.
 */
export function diagnosticsAtUse(
  diagnostics: readonly Diagnostic[],
  uses: readonly Reference[],
  texts: SharedTexts,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const text = texts.get(diagnostic.file)
    const use = uses.find(({ value }) => value === diagnostic.file)
    if (!text || !use) return [diagnostic]
    const isSame = (other: Diagnostic) => other.line === diagnostic.line && other.column === diagnostic.column
    const diagnostics = text.diagnostics.filter(
      (other) => isSame(other) && (other.kind === diagnostic.kind || !isWarning(other)),
    )
    if (diagnostics.length > 0) return diagnostics
    const position = positionAtUse(diagnostic, use)
    if (diagnostic.kind !== 'unknown-fact') return [{ ...diagnostic, ...position }]
    const [kind, part] = 'note' in text ? (['note', ''] as const) : (['piece', firstBlockOf(text.source)] as const)
    const { actual, field } = diagnostic.details
    const details = { kind, name: text.name, part, actual, field }
    return [{ ...position, kind: 'shared-without-fact', details }]
  })
}
