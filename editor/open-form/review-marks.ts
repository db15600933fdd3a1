import { withoutReviewMark } from '#content-layer/rules/review/review-marks.ts'
import { endOfIndented } from '#content-layer/source/yaml/indentation.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'

import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { fillTerms } from '../fields/available-terms.ts'
import { addSuppression } from '../formats/suppressions.ts'
import { listUnchangedTexts } from '../formats/unchanged-texts.ts'

/** Adds to a form's suppressions the reviewed lines with marks: each line of the text without its mark. */
export function reviewLines(value: unknown, text: string, marked: readonly Pick<EditorDiagnostic, 'line'>[]): unknown {
  let suppressions = value
  let before = text
  for (const { line } of marked) {
    const lines = before.split('\n')
    const after = lines.with(line - 1, withoutReviewMark(lines[line - 1] ?? '')).join('\n')
    if (after === before) continue
    suppressions = addSuppression(suppressions, before, after)
    before = after
  }
  return suppressions
}

/** A text to review: as it is written, and as the page shows it. */
export type MarkedText = { text: string; words: string }

/** Matches the header of a YAML text of several lines: `|`, `>-`. */
const blockHeader = /^[|>][-+]?$/

/** Returns the value of the field of a line: on the line itself, or in the indented lines below it. */
function getFieldValue(line: string, below: readonly string[]): string {
  const value = line.replace(/^[ -]*\w+: */, '')
  if (!blockHeader.test(value)) return value
  const lines = [line, ...below]
  return lines
    .slice(1, endOfIndented(lines, 0))
    .map((each) => each.trim())
    .join('\n')
}

/** The text of a file as its form would write it, and as the form was opened; undefined for a new file. */
type Versions = { text: string; opened?: string | undefined }

/** Returns the texts that a review mark is about: the value of its line, or the unchanged lines of the body below. */
export function listMarkedTexts({ text, opened = text }: Versions, line: number, facts: Facts): MarkedText[] {
  const [first = '', ...below] = text.split('\n').slice(line - 1)
  const marked = withoutReviewMark(first)
  const isAboveBody = marked.trim() === ''
  const sources = isAboveBody ? listUnchangedTexts(below.join('\n'), opened) : [getFieldValue(marked, below)]
  return sources.map((source) => ({ text: source, words: fillTerms(source, facts) ?? source }))
}
