/*
 * Resolves the notes of a page (`annotationLists`): its own, and shared ones that it uses by name.
 */

import { findDuplicates } from '#domain/group-by.ts'
import { normalizeMark } from '#domain/text/note-marks.ts'
import type { Annotation } from '#schemas/files/annotation.ts'

import { sharedFilePath } from '../../common/shared-kinds.ts'
import { diagnosticAt, type Diagnostic, type FieldPosition, type PositionOf } from '../../diagnostics/diagnostic.ts'
import { isWarning } from '../../diagnostics/severity.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { listSharedNames, type SharedTexts } from '../../entries/shared-text.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { fillText, type Statement } from '../../placeholders/fill-text.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { showPath } from '../../source/fields/paths.ts'
import { checkMarks } from './marks.ts'

/** A page's use of a shared note by its name, with a title of its own, or a text of its own `instead`. */
type NoteUse = { use: string; title?: string | undefined; instead?: string | undefined }

type Page = {
  file: string
  notes: readonly (Annotation | NoteUse)[]
  /** All texts of the page, including those of its own notes. */
  texts: readonly Reference[]
  facts: Facts
  positionOf: PositionOf
}

/** A note of a page as it resolves: nothing but diagnostics if the shared note does not exist. */
type ResolvedNote = {
  annotation?: Annotation
  /** Its title, at the position of the field that states it. */
  title?: Reference
  use?: Reference
  text?: Reference
  statement?: Statement
  diagnostics: Diagnostic[]
}

type ResolvedNotes = {
  annotations: Annotation[]
  /** Files of the shared notes, at the positions of their uses. */
  uses: Reference[]
  /** Texts of the shared notes, positioned in their files. */
  texts: Reference[]
  /** Facts that the shared notes state. */
  statements: Statement[]
  /** Diagnostics of the titles and marks, and those of shared notes, positioned in their files. */
  diagnostics: Diagnostic[]
}

function getPosition({ file, positionOf }: Page, index: number, field: keyof NoteUse): FieldPosition {
  const path = ['annotationLists', index, field]
  return { file, field: showPath(path), ...positionOf(path) }
}

/** Returns a shared note with the page's facts filled in. */
function resolveUse(page: Page, index: number, note: NoteUse, shared: SharedTexts): ResolvedNote {
  const { use: name, title: localTitle, instead } = note
  const position = getPosition(page, index, 'use')
  const sharedText = shared.get(sharedFilePath('note', name))
  if (!sharedText || !('note' in sharedText)) {
    const details = { kind: 'note', actual: name, ...suggest(name, listSharedNames('note', shared)) } as const
    return { diagnostics: [{ ...position, kind: 'shared-unknown', details }] }
  }
  const title = fillText(localTitle ?? sharedText.note.title, page.facts)
  const detail = fillText(sharedText.note.detail, page.facts)
  const filledTexts = instead === undefined ? [title, detail] : [title]
  // The field is that of the page, by which rules recognize its notes.
  const { line, column } = sharedText.position
  const positionInShared = { ...position, file: sharedText.file, line, column }
  const facts = Object.fromEntries(filledTexts.flatMap(({ stated }) => Object.entries(stated)))
  return {
    annotation: { ...sharedText.note, title: title.text, detail: instead ?? detail.text },
    title: { ...getPosition(page, index, localTitle === undefined ? 'use' : 'title'), value: title.text },
    use: { ...position, value: sharedText.file },
    ...(instead === undefined && { text: { ...positionInShared, value: detail.text } }),
    ...(Object.keys(facts).length > 0 && { statement: { path: ['annotationLists', index], facts } }),
    diagnostics: filledTexts
      .flatMap(({ problems }) => problems)
      .map(({ offset: _, ...problem }): Diagnostic => ({ ...positionInShared, ...problem })),
  }
}

/** Finds notes with the same title, which a mark could not tell apart. */
function checkDuplicateTitles(titles: readonly Reference[]): Diagnostic[] {
  return findDuplicates(titles, ({ value }) => normalizeMark(value)).map(({ item }) =>
    diagnosticAt(item, { kind: 'duplicate-id', details: { actual: normalizeMark(item.value) } }),
  )
}

/** Replaces each use of a shared note with that note, and checks all marks of the page against the result. */
export function resolveAnnotations(page: Page, shared: SharedTexts): ResolvedNotes {
  const notes = page.notes.map((note, index): ResolvedNote => {
    if ('use' in note) return resolveUse(page, index, note, shared)
    // A page's own notes were filled with the rest of its file.
    return { annotation: note, title: { ...getPosition(page, index, 'title'), value: note.title }, diagnostics: [] }
  })
  const diagnostics = notes.flatMap((note) => note.diagnostics)
  const resolved = {
    annotations: notes.flatMap(({ annotation }) => annotation ?? []),
    uses: notes.flatMap(({ use }) => use ?? []),
    texts: notes.flatMap(({ text }) => text ?? []),
    statements: notes.flatMap(({ statement }) => statement ?? []),
  }
  // Without one of its notes, every mark that refers to that note would be reported as well.
  if (diagnostics.some((diagnostic) => !isWarning(diagnostic))) return { ...resolved, diagnostics }
  const titles = notes.flatMap(({ title }) => title ?? [])
  const textsWithoutTitles = page.texts.filter(({ field }) => !/^annotationLists\[\d+\]\.title$/.test(field))
  const ofMarks = checkMarks([...textsWithoutTitles, ...resolved.texts], titles)
  return { ...resolved, diagnostics: [...diagnostics, ...checkDuplicateTitles(titles), ...ofMarks] }
}
