import { isNumberedMark, findMarks, normalizeMark } from '#domain/text/note-marks.ts'

import { diagnosticAt, type Diagnostic, type Path } from '../../diagnostics/diagnostic.ts'
import type { Reference, TextReference } from '../../source/fields/collect-references.ts'

/** A ※ at the start of a line or a sentence introduces a note, as in print, and does not mark a word. */
const beginning = /(?<=^|[\n。])[ 　]*※(?![0-9０-９])/gu

/**
 * Checks that every ※ mark in the texts has its annotation, and that every annotation titled with a mark is referred
 * to. `titles` are those of the annotations, which are not among the texts.
 */
export function checkMarks(texts: readonly Reference[], titles: readonly Reference[]): Diagnostic[] {
  const existing = new Set(titles.map(({ value }) => normalizeMark(value)))
  const used = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const text of texts) {
    const marking = text.value.replaceAll(beginning, '')
    if (marking !== text.value) diagnostics.push(diagnosticAt(text, { kind: 'mark-begins-text' }))
    for (const mark of findMarks(marking)) {
      if (mark === '※') diagnostics.push(diagnosticAt(text, { kind: 'bare-mark' }))
      else if (!existing.has(mark))
        diagnostics.push(diagnosticAt(text, { kind: 'mark-without-annotation', details: { mark } }))
      used.add(mark)
    }
  }
  for (const title of titles) {
    const mark = normalizeMark(title.value)
    if (isNumberedMark(mark) && !used.has(mark))
      diagnostics.push(diagnosticAt(title, { kind: 'annotation-without-mark', details: { mark } }))
  }
  return diagnostics
}

/** Checks the ※ marks of one page of a screen against its notes, as on campaigns. `texts` are all texts of the page. */
export function checkScreenMarks(page: Path, texts: readonly TextReference[]): Diagnostic[] {
  const isTitle = ({ path }: TextReference) =>
    path[page.length] === 'annotationLists' && path.length === page.length + 3 && path.at(-1) === 'title'
  return checkMarks(
    texts.filter((text) => !isTitle(text)),
    texts.filter(isTitle),
  )
}
