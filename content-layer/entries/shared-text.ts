import type { Annotation } from '#schemas/files/annotation.ts'

import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
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

/** Field of a use in a body, `<Shared use="…">`. */
export const sharedUseField = 'Shared.use'

/** Returns the names of all shared texts of a kind. */
export function listSharedNames(kind: SharedKind, texts: SharedTexts): string[] {
  const { folder } = sharedLocations[kind]
  return [...texts.values()].filter(({ file }) => file.startsWith(folder)).map(({ name }) => name)
}
