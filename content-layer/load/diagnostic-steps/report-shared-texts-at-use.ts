import type { Diagnostic, FieldPosition } from '../../diagnostics/diagnostic.ts'
import { isWarning } from '../../diagnostics/severity.ts'
import { sharedUseField, type SharedText, type SharedTexts } from '../../entries/shared-text.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'

/** A position at a use of a shared text, with the position within that text. */
type PositionAtUse = FieldPosition & { within: FieldPosition }

function positionAtUse({ file, line, column, field }: FieldPosition, use: Reference): PositionAtUse {
  // A text of a note has a field of the page, such as `annotationLists[0].detail`; a note's only text field is `detail`.
  const fieldWithin = use.field === sharedUseField ? field : 'detail'
  return { ...pickPosition(use), within: { file, line, column, field: fieldWithin } }
}

/**
 * Positions a reference in a shared text at the page's use of that text, and returns any other unchanged. The values of
 * `uses` are the files of the shared texts.
 */
export function positionReferenceAtUse<Found extends Reference>(reference: Found, uses: readonly Reference[]): Found {
  const use = uses.find(({ value }) => value === reference.file)
  if (!use) return reference
  return { ...reference, ...positionAtUse(reference, use) }
}

/** Returns the tag of the block that a shared text begins with; '' if that is prose, or another shared text. */
function findFirstBlock(source: string): string {
  const tag = /^\s*<([A-Z]\w*)/.exec(source)?.[1] ?? ''
  return tag === 'Shared' ? '' : tag
}

/**
 * Converts an unknown fact to a diagnostic that names the shared text: the page's author did not write the placeholder,
 * and has to add the fact or replace the text.
 */
function explainUnknownFact(
  { details: { actual, field } }: Diagnostic<'unknown-fact'>,
  text: SharedText,
  position: PositionAtUse,
): Diagnostic {
  const [kind, part] = 'note' in text ? (['note', ''] as const) : (['fragment', findFirstBlock(text.source)] as const)
  return { ...position, kind: 'shared-without-fact', details: { kind, name: text.name, part, actual, field } }
}

/**
 * Positions a page's diagnostics of a shared text at its use, and returns any others unchanged. Those that the shared
 * file has itself at the same position are replaced by that file's.
 */
export function reportSharedTextsAtUse(
  diagnostics: readonly Diagnostic[],
  uses: readonly Reference[],
  texts: SharedTexts,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const text = texts.get(diagnostic.file)
    const use = uses.find(({ value }) => value === diagnostic.file)
    if (!text || !use) return [diagnostic]
    const ofSharedFile = text.diagnostics.filter(
      (other) =>
        other.line === diagnostic.line &&
        other.column === diagnostic.column &&
        (other.kind === diagnostic.kind || !isWarning(other)),
    )
    if (ofSharedFile.length > 0) return ofSharedFile
    const position = positionAtUse(diagnostic, use)
    if (diagnostic.kind === 'unknown-fact') return [explainUnknownFact(diagnostic, text, position)]
    return [{ ...diagnostic, ...position }]
  })
}
