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

/** Returns the text of a body; of its blocks' attributes, only those that are text for people. */
function textOfBody(body: string): string {
  const isForPeople = /[^ -~]/
  const wordsOfTag = (tag: string) =>
    [...tag.matchAll(/"([^"]*)"/g)].flatMap(([, value = '']) => (isForPeople.test(value) ? [`${value} `] : [])).join('')
  return body
    .replaceAll(/<[^<>]*>/g, wordsOfTag)
    .replaceAll(/^ +| +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Returns the text that a review mark in a line of a file is about, as the page shows it: the value of the line's field,
 * its lines if it has several, or the body below a mark without a field.
 */
export function markedText(text: string, line: number, facts: Facts): string {
  const source = markedSource(text, line)
  return readAs(source, facts) ?? source
}

function markedSource(text: string, line: number): string {
  const lines = text.split('\n').slice(line - 1)
  const [marked, ...below] = [withoutReviewMark(lines[0] ?? ''), ...lines.slice(1)]
  if (marked.trim() === '') return textOfBody(below.join('\n'))
  const value = marked.replace(/^[ -]*\w+: */, '')
  if (!/^[|>][-+]?$/.test(value)) return value
  const depth = marked.search(/\S/)
  const end = below.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= depth)
  return below
    .slice(0, end < 0 ? below.length : end)
    .map((each) => each.trim())
    .join('\n')
}
