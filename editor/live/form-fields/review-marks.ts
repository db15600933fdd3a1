import { withoutReviewMark } from '#content-layer/rules/review/review-marks.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'

import type { EditorDiagnostic } from '../../engine/engine-client.ts'
import { readAs } from '../../fields/terms.ts'
import { addSuppression } from '../../formats/suppressions.ts'

/** Adds to a form's suppressions the reviewed lines with marks: each line of the text without its mark. */
export function reviewLines(value: unknown, text: string, marked: readonly Pick<EditorDiagnostic, 'line'>[]): unknown {
  let [suppressions, before] = [value, text]
  for (const { line } of marked) {
    const lines = before.split('\n')
    const after = lines.with(line - 1, withoutReviewMark(lines[line - 1] ?? '')).join('\n')
    if (after === before) continue
    suppressions = addSuppression(suppressions, before, after)
    before = after
  }
  return suppressions
}

/** Returns the lines of a body's texts; of its blocks' attributes, only those that are text for people. */
function textsOfBody(body: string): string[] {
  const isForPeople = /[^ -~]/
  const textsOfTag = (tag: string) =>
    [...tag.matchAll(/"([^"]*)"/g)]
      .flatMap(([, value = '']) => (isForPeople.test(value) ? [`\n${value}\n`] : []))
      .join('')
  return body
    .replaceAll(/<[^<>]*>/g, textsOfTag)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A text to review: as it is written, and as the page shows it. */
export type MarkedText = { text: string; words: string }

/** Returns the value of the field of a line: on the line itself, or in the indented lines below it. */
function valueOfField(line: string, below: readonly string[]): string {
  const value = line.replace(/^[ -]*\w+: */, '')
  if (!/^[|>][-+]?$/.test(value)) return value
  const depth = line.search(/\S/)
  const end = below.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= depth)
  const lines = below.slice(0, end < 0 ? below.length : end)
  return lines.map((each) => each.trim()).join('\n')
}

/** Returns the lines of a body's texts that were there when the form of its file was opened. */
function unchangedTexts(body: string, opened: string): string[] {
  const before = new Set(textsOfBody(opened))
  return textsOfBody(body).filter((text) => before.has(text))
}

/**
 * Returns the texts that a review mark in a line of a file is about: the value of the line's field, or each line of the
 * body below a mark without a field, except for those that are not in `opened`, the file as its form was opened.
 */
export function markedTexts(text: string, line: number, facts: Facts, opened = text): MarkedText[] {
  const [first = '', ...below] = text.split('\n').slice(line - 1)
  const marked = withoutReviewMark(first)
  const isAboveBody = marked.trim() === ''
  const sources = isAboveBody ? unchangedTexts(below.join('\n'), opened) : [valueOfField(marked, below)]
  return sources.map((source) => ({ text: source, words: readAs(source, facts) ?? source }))
}
