import type { Annotation } from '#schemas/files/annotation.ts'
import { normalizeMark } from '#schemas/note-mark.ts'

import type { Reference } from '../../source/fields/collect.ts'
import { fillText, type Statement } from '../../placeholders/fill-text.ts'
import type { Facts } from '../../placeholders/fact.ts'
import type { Diagnostic, PositionOf } from '../../diagnostics/diagnostic.ts'
import { isWarning } from '../../diagnostics/severity.ts'
import { namesOfShared, type SharedTexts } from '../../entries/shared-text.ts'
import { fileOfShared } from '../../common/shared-kinds.ts'
import { checkMarks } from './marks.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { showPath } from '../../source/fields/validate.ts'

type Written = Annotation | { use: string; title?: string | undefined; instead?: string | undefined }

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
function duplicateDiagnostics(titles: readonly Reference[]): Diagnostic[] {
  const seen = new Set<string>()
  return titles.flatMap(({ value, ...position }) => {
    const title = normalizeMark(value)
    const isTwice = seen.has(title)
    seen.add(title)
    return isTwice ? [{ ...position, kind: 'duplicate-id', details: { actual: title } }] : []
  })
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
  const diagnostics: Diagnostic[] = []
  const statements: Statement[] = []
  const annotations: Annotation[] = []
  const titles: Reference[] = []
  const uses: Reference[] = []
  const sharedTexts: Reference[] = []
  const positionFor = (index: number, field: string) => {
    const path = ['annotationLists', index, field]
    return { file, field: showPath(path), ...positionOf(path) }
  }
  written.forEach((entry, index) => {
    // A page's own annotations were filled with the rest of its file.
    if (!('use' in entry)) {
      annotations.push(entry)
      titles.push({ ...positionFor(index, 'title'), value: entry.title })
      return
    }
    const { use: name, title: localTitle, instead } = entry
    const position = positionFor(index, 'use')
    const sharedNote = shared.get(fileOfShared('note', name))
    if (!sharedNote || !('note' in sharedNote)) {
      const details = { kind: 'note', actual: name, ...suggest(name, namesOfShared('note', shared)) } as const
      diagnostics.push({ ...position, kind: 'shared-unknown', details })
      return
    }
    const [title, detail] = [
      fillText(localTitle ?? sharedNote.note.title, facts),
      fillText(sharedNote.note.detail, facts),
    ]
    const fields = instead === undefined ? [title, detail] : [title]
    // The field is that of the page, which identifies its notes for rules.
    const inShared = {
      ...position,
      file: sharedNote.file,
      line: sharedNote.position.line,
      column: sharedNote.position.column,
    }
    for (const { offset: _, ...problem } of fields.flatMap(({ problems }) => problems))
      diagnostics.push({ ...inShared, ...problem })
    if (instead === detail.text)
      diagnostics.push({ ...positionFor(index, 'instead'), kind: 'instead-same', details: { actual: name } })
    const stated = Object.fromEntries(fields.flatMap((text) => Object.entries(text.stated)))
    if (Object.keys(stated).length > 0) statements.push({ path: ['annotationLists', index], facts: stated })
    annotations.push({ ...sharedNote.note, title: title.text, detail: instead ?? detail.text })
    titles.push({ ...positionFor(index, localTitle === undefined ? 'use' : 'title'), value: title.text })
    uses.push({ ...position, value: sharedNote.file })
    if (instead === undefined) sharedTexts.push({ ...inShared, value: detail.text })
  })
  // Otherwise every mark of an unknown annotation would be reported as well.
  if (diagnostics.some((diagnostic) => !isWarning(diagnostic)))
    return { annotations, uses, texts: sharedTexts, statements, diagnostics }
  const read = texts.filter(({ field }) => !/^annotationLists\[\d+\]\.title$/.test(field))
  return {
    annotations,
    uses,
    texts: sharedTexts,
    statements,
    diagnostics: [...diagnostics, ...duplicateDiagnostics(titles), ...checkMarks([...read, ...sharedTexts], titles)],
  }
}
