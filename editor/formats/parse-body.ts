import type { Root } from 'mdast'

import { parseMdxSyntax } from '#content-layer/mdx/mdx-syntax.ts'
import { memoize } from '#domain/memoize.ts'

/** Maximum number of mistakes with which a body is still divided into blocks. */
const maxMistakes = 20

/**
 * The syntax tree of a body, undefined if it cannot be parsed, and the text of that tree: the body's own but for the
 * characters that made it invalid.
 */
export type ParsedBody = { tree: Root | undefined; text: string }

/** Returns the offset of what makes a text invalid: the last < { or } before a position in its line, or the line's start. */
function findMistake(text: string, { line, column }: { line: number; column: number }): number {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const before = (lines[line - 1] ?? '').slice(0, column)
  return start + Math.max(0, before.lastIndexOf('<'), before.lastIndexOf('{'), before.lastIndexOf('}'))
}

/**
 * Parses a body. A mistake such as 5<10 is read as words, with another letter in place of what makes it invalid, so that
 * it leaves all blocks what they are. Memoized, because each key that is typed compares the form with the saved body
 * again, and each diagnostic looks for its field in it; parsing takes most of the time of both.
 */
export const parseBody = memoize(20, (source): ParsedBody => {
  let text = source
  for (let mistakes = 0; mistakes <= maxMistakes; mistakes += 1) {
    const { tree, diagnostic } = parseMdxSyntax('', text)
    if (tree) return { tree, text }
    const offset = findMistake(text, diagnostic)
    text = `${text.slice(0, offset)}x${text.slice(offset + 1)}`
  }
  return { tree: undefined, text }
})
