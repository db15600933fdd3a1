/*
 * Resolves the notes of a page: its own, and shared ones that it uses.
 */

import { findDuplicates } from '#domain/group-by.ts'
import { normalizeMark } from '#domain/text/note-marks.ts'
import type { Annotation } from '#schemas/files/annotation.ts'

import { sharedFilePath } from '../../common/shared-kinds.ts'
import {
  diagnosticAt,
  type Diagnostic,
  type FieldPosition,
  type Path,
  type PositionOf,
} from '../../diagnostics/diagnostic.ts'
import { isWarning } from '../../diagnostics/severity.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { listSharedNames, type SharedTexts } from '../../entries/shared-text.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { fillText, type Statement } from '../../placeholders/fill-text.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { showPath } from '../../source/fields/paths.ts'
import { checkMarks } from './marks.ts'

/** A page's use of a shared annotation, with a mark or a text of its own. */
type Use = { use: string; title?: string | undefined; instead?: string | undefined }

type Written = Annotation | Use

type Resolved = {
  annotations: Annotation[]
  /** Files of the shared notes, at the positions of their uses. */
  uses: Reference[]
  texts: Reference[]
  statements: Statement[]
  /** Diagnostics of shared notes, positioned in their files. */
  diagnostics: Diagnostic[]
}

/** Finds annotations with the same mark, and repeated notes, which would be ambiguous. */
function checkDuplicateMarks(titles: readonly Reference[]): Diagnostic[] {
  return findDuplicates(titles, ({ value }) => normalizeMark(value)).map(({ item }) =>
    diagnosticAt(item, { kind: 'duplicate-id', details: { actual: normalizeMark(item.value) } }),
  )
}

/** An annotation of a page as it resolves: nothing but diagnostics where the shared one does not exist. */
type ResolvedEntry = {
  annotation?: Annotation
  /** Its mark, at the position of the field that states it. */
  title?: Reference
  use?: Reference
  text?: Reference
  statement?: Statement
  diagnostics: Diagnostic[]
}

type PositionOfField = (field: string) => FieldPosition

/** Returns a shared annotation with the page's facts filled in, at the position of its use. */
function resolveUse(
  { use: name, title: localTitle, instead }: Use,
  positionFor: PositionOfField,
  path: Path,
  shared: SharedTexts,
  facts: Facts,
): ResolvedEntry {
  const position = positionFor('use')
  const sharedNote = shared.get(sharedFilePath('note', name))
  if (!sharedNote || !('note' in sharedNote)) {
    const details = { kind: 'note', actual: name, ...suggest(name, listSharedNames('note', shared)) } as const
    return { diagnostics: [{ ...position, kind: 'shared-unknown', details }] }
  }
  const { note, file, position: start } = sharedNote
  const [title, detail] = [fillText(localTitle ?? note.title, facts), fillText(note.detail, facts)]
  const filled = instead === undefined ? [title, detail] : [title]
  // The field is that of the page, which identifies its notes for rules.
  const inShared = { ...position, file, line: start.line, column: start.column }
  const diagnostics = filled
    .flatMap(({ problems }) => problems)
    .map(({ offset: _, ...problem }): Diagnostic => ({ ...inShared, ...problem }))
  const stated = Object.fromEntries(filled.flatMap((text) => Object.entries(text.stated)))
  return {
    annotation: { ...note, title: title.text, detail: instead ?? detail.text },
    title: { ...positionFor(localTitle === undefined ? 'use' : 'title'), value: title.text },
    use: { ...position, value: file },
    ...(instead === undefined && { text: { ...inShared, value: detail.text } }),
    ...(Object.keys(stated).length > 0 && { statement: { path, facts: stated } }),
    diagnostics,
  }
}

/**
 * Replaces each `use` with its shared annotation, and checks all marks of the page against the result. `texts` are the
 * texts of the page, including those of its own annotations; the returned `texts` are those of the shared annotations,
 * positioned in their files.
 */
export function resolveAnnotations(
  file: string,
  written: readonly Written[],
  shared: SharedTexts,
  texts: readonly Reference[],
  positionOf: PositionOf,
  facts: Facts,
): Resolved {
  const entries = written.map((entry, index): ResolvedEntry => {
    const path = ['annotationLists', index]
    const positionFor = (field: string) => ({
      file,
      field: showPath([...path, field]),
      ...positionOf([...path, field]),
    })
    if ('use' in entry) return resolveUse(entry, positionFor, path, shared, facts)
    // A page's own annotations were filled with the rest of its file.
    return { annotation: entry, title: { ...positionFor('title'), value: entry.title }, diagnostics: [] }
  })
  const diagnostics = entries.flatMap((entry) => entry.diagnostics)
  const resolved = {
    annotations: entries.flatMap(({ annotation }) => annotation ?? []),
    uses: entries.flatMap(({ use }) => use ?? []),
    texts: entries.flatMap(({ text }) => text ?? []),
    statements: entries.flatMap(({ statement }) => statement ?? []),
  }
  // Otherwise every mark of an unknown annotation would be reported as well.
  if (diagnostics.some((diagnostic) => !isWarning(diagnostic))) return { ...resolved, diagnostics }
  const titles = entries.flatMap(({ title }) => title ?? [])
  const read = texts.filter(({ field }) => !/^annotationLists\[\d+\]\.title$/.test(field))
  const markDiagnostics = checkMarks([...read, ...resolved.texts], titles)
  return { ...resolved, diagnostics: [...diagnostics, ...checkDuplicateMarks(titles), ...markDiagnostics] }
}
