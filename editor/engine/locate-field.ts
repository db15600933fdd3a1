import type { Reference } from '#content-layer/source/fields/collect.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { withoutMarks } from '#schemas/note-mark.ts'

import { entriesOf } from './page-entries.ts'
import type { FieldPosition } from './engine-client.ts'

/** Normalizes a text for comparison: pages break lines, and marks are separate from words. */
function plain(text: string): string {
  return withoutMarks(text)
    .normalize('NFKC')
    .replaceAll(/[\s\u200b]/g, '')
}

/** How well a field accounts for a text of the page, from 0 for not at all to 1 for all of it. */
function similarityTo(text: string, { value }: Reference): number {
  const written = plain(value)
  if (written === '' || text === '') return 0
  if (text.includes(written)) return written.length / text.length
  return written.includes(text) ? text.length / written.length : 0
}

/**
 * Returns the position of the field that a text of a page shows, in the files that the page is rendered from. Fixed
 * texts of pages, such as a common heading, and figures computed from several fields, such as a rate, have none.
 */
export function locateField(path: string, text: string, content: Content): FieldPosition | undefined {
  const plainText = plain(text)
  const references = entriesOf(path, content).flatMap(({ texts = [] }) => texts)
  let [best, bestScore] = [undefined as Reference | undefined, 0.2]
  for (const reference of references) {
    const score = similarityTo(plainText, reference)
    if (score > bestScore) [best, bestScore] = [reference, score]
  }
  return best && { file: best.file, line: best.line, column: best.column, field: best.field }
}
