import { withoutReviewMark } from '#content-layer/rules/review/review-marks.ts'

import type { Finding } from '../engine/engine-client.ts'
import { addDecision } from '../formats/answers.ts'

/** Adds to a form's suppressions the reviewed lines with marks: each line of the text without its mark. */
export function reviewLines(value: unknown, text: string, marked: readonly Pick<Finding, 'line'>[]): unknown {
  let [remaining, seen] = [value, text]
  for (const { line } of marked) {
    const lines = seen.split('\n')
    const looked = lines.with(line - 1, withoutReviewMark(lines[line - 1] ?? '')).join('\n')
    if (looked === seen) continue
    remaining = addDecision(remaining, seen, looked)
    seen = looked
  }
  return remaining
}
