import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Keyword that marks a copied line for review. */
export const reviewKeyword = '見直す'

const marks = [
  new RegExp(`#[ \\u3000]*${reviewKeyword}[ \\t]*$`, 'u'),
  new RegExp(`\\{/\\*\\s*${reviewKeyword}\\s*\\*/\\}`, 'u'),
]

/** Finds the lines of a file that were copied from another month and have not been reviewed. */
export function findReviewMarks(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, index) => {
    const column = Math.max(...marks.map((mark) => line.search(mark)))
    return column < 0 ? [] : [diagnosticIn(file, { kind: 'not-reviewed' }, { line: index + 1, column: column + 1 })]
  })
}

/** Removes the review mark from a line once it has been reviewed. */
export function withoutReviewMark(line: string): string {
  return marks.reduce((text, mark) => text.replace(mark, ''), line).trimEnd()
}
