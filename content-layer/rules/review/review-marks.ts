import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'

/** The word by which a copied line asks to be looked at. */
export const reviewKeyword = '見直す'

const marks = [
  new RegExp(`#[ \\u3000]*${reviewKeyword}[ \\t]*$`, 'u'),
  new RegExp(`\\{/\\*\\s*${reviewKeyword}\\s*\\*/\\}`, 'u'),
]

/** The lines of a file that were copied from another month and that nobody has looked at since. */
export function findReviewMarks(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, index) => {
    const column = Math.max(...marks.map((mark) => line.search(mark)))
    return column < 0 ? [] : [diagnosticIn(file, { kind: 'not-reviewed' }, { line: index + 1, column: column + 1 })]
  })
}

/** A line without the mark that asks to look at it: somebody has. */
export function withoutReviewMark(line: string): string {
  return marks.reduce((text, mark) => text.replace(mark, ''), line).trimEnd()
}
