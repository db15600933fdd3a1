import { withoutReviewMark } from '#content-layer/rules/review/review-marks.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'

import type { EditorDiagnostic } from '../../engine/engine-client.ts'
import { readAs } from '../../fields/terms.ts'
import { addSuppression } from '../../formats/suppressions.ts'

/** Adds to a form's suppressions the reviewed lines with marks: each line of the text without its mark. */
export function reviewLines(value: unknown, text: string, marked: readonly Pick<EditorDiagnostic, 'line'>[]): unknown {
  let [remaining, seen] = [value, text]
  for (const { line } of marked) {
    const lines = seen.split('\n')
    const looked = lines.with(line - 1, withoutReviewMark(lines[line - 1] ?? '')).join('\n')
    if (looked === seen) continue
    remaining = addSuppression(remaining, seen, looked)
    seen = looked
  }
  return remaining
}

/** The words of a body: of its blocks, which the form does not show as they are written, those that people read. */
function wordsOfBody(body: string): string {
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
 * The words that a mark in a line of a text asks to look at, as the page shows them: its value, the lines of its text,
 * or the body below it.
 */
export function markedWords(text: string, line: number, facts: Facts): string {
  const words = writtenWords(text, line)
  return readAs(words, facts) ?? words
}

function writtenWords(text: string, line: number): string {
  const lines = text.split('\n').slice(line - 1)
  const [marked, ...below] = [withoutReviewMark(lines[0] ?? ''), ...lines.slice(1)]
  if (marked.trim() === '') return wordsOfBody(below.join('\n'))
  const value = marked.replace(/^[ -]*\w+: */, '')
  if (!/^[|>][-+]?$/.test(value)) return value
  const depth = marked.search(/\S/)
  const end = below.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= depth)
  return below
    .slice(0, end < 0 ? below.length : end)
    .map((each) => each.trim())
    .join('\n')
}
