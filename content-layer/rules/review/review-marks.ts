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

/** Matches a mark above everything else in a body, which asks to review all of it. */
const markAbove = new RegExp(`^\\s*\\{/\\*\\s*${reviewKeyword}\\s*\\*/\\}\\s*(?=\\S)`, 'u')

/** Returns how long the mark of a whole body is, up to what it asks to review; 0 if there is none. */
export function lengthOfMarkAbove(body: string): number {
  return markAbove.exec(body)?.[0].length ?? 0
}

/** Removes the review mark from a line once it has been reviewed. */
export function withoutReviewMark(line: string): string {
  return marks.reduce((text, mark) => text.replace(mark, ''), line).trimEnd()
}
