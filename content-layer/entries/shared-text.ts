import type { Annotation } from '#schemas/files/annotation.ts'

import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { sharedLocations, type SharedKind } from '../common/shared-kinds.ts'

/** What all shared texts have. `position` is the start of the text. */
type SharedTextBase = {
  name: string
  file: string
  position: Position & { field: string }
  /** Diagnostics of its own file, independent of the pages that use it. */
  diagnostics: readonly Diagnostic[]
}

/** A shared note: an annotation that several pages show. */
type SharedNote = SharedTextBase & { note: Annotation }

/** A shared part of bodies, with its MDX. */
export type Fragment = SharedTextBase & { source: string }

/** A text that several pages share. */
export type SharedText = SharedNote | Fragment

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
