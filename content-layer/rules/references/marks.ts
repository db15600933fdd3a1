/*
 * Rules about the ※ marks in texts, which refer to the notes of their page by number: 「還元※1」.
 */

import { isNumberedMark, findMarks, normalizeMark } from '#domain/text/note-marks.ts'

import { diagnosticAt, type Diagnostic, type Path, type TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Reference, TextReference } from '../../source/fields/collect-references.ts'

/** A ※ without a number at the start of a line or a sentence, which introduces a note, as in print, and marks no word. */
const introducingMark = /(?<=^|[\n。])[ 　]*※(?![0-9０-９])/gu

/**
 * Checks that every ※ mark in the texts has its note, and that every note titled with a mark is referred to. `titles`
 * are those of the notes, which are not among the texts.
 */
export function checkMarks(texts: readonly Reference[], titles: readonly Reference[]): Diagnostic[] {
  const existingMarks = new Set(titles.map(({ value }) => normalizeMark(value)))
  const usedMarks = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const text of texts) {
    const value = text.value.replaceAll(introducingMark, '')
    if (value !== text.value) diagnostics.push(diagnosticAt(text, { kind: 'mark-begins-text' }))
    for (const mark of findMarks(value)) {
      usedMarks.add(mark)
      if (mark === '※') diagnostics.push(diagnosticAt(text, { kind: 'bare-mark' }))
      else if (!existingMarks.has(mark))
        diagnostics.push(diagnosticAt(text, { kind: 'mark-without-annotation', details: { mark } }))
    }
  }
  for (const title of titles) {
    const mark = normalizeMark(title.value)
    if (isNumberedMark(mark) && !usedMarks.has(mark))
      diagnostics.push(diagnosticAt(title, { kind: 'annotation-without-mark', details: { mark } }))
  }
  return diagnostics
}

/** Checks the ※ marks of one page of a screen against its notes, as on campaigns. `texts` are all texts of the page. */
export function checkScreenMarks(page: Path, texts: readonly TextReference[]): Diagnostic[] {
  const isTitleOfNote = ({ path }: TextReference) =>
    path[page.length] === 'annotationLists' && path.length === page.length + 3 && path.at(-1) === 'title'
  return checkMarks(
    texts.filter((text) => !isTitleOfNote(text)),
    texts.filter(isTitleOfNote),
  )
}

/** Marks in other characters, which refer to no note. */
const markInOtherSigns = new RegExp(
  [
    // *1, but not *100円*, which is bold in other programs
    '(?<![0-9０-９A-Za-z*＊])[＊*][ 　]?[0-9０-９]{1,2}(?![0-9０-９*＊]|[.,][0-9]|[%％円][^*＊\\n]{0,9}[*＊])',
    // [^1], as in Markdown
    '\\[\\^[^[\\]\\s]{1,10}\\]',
    // (注1)
    '[(（]注[ 　]?[0-9０-９]{0,2}[)）]',
  ].join('|'),
  'gu',
)

/** Finds marks in other characters than ※, and suggests ※ with their number; ※1 if they have none. */
export function findMarksInOtherSigns(text: string): TextProblem[] {
  return [...text.matchAll(markInOtherSigns)].map(({ index, 0: actual }) => {
    const number = actual.normalize('NFKC').replaceAll(/\D/g, '') || '1'
    return { offset: index, kind: 'mark-in-other-signs', details: { actual, fix: `※${number}` } }
  })
}
