import type { Root } from 'mdast'

import { parseMdxSyntax } from '#content-layer/mdx/mdx-syntax.ts'
import { memoize } from '#domain/memoize.ts'

/** Maximum number of mistakes in a body that is still divided into blocks. */
const maxMistakes = 20

/**
 * The syntax tree of a body, undefined if it cannot be parsed, and the text that was parsed: the body, with an `x` in place
 * of each character that made it invalid. Offsets in both are the same.
 */
export type ParsedBody = { tree: Root | undefined; text: string }

/** Returns the offset of the character that makes a text invalid at a position: the last <, { or } before it in its line. */
function findMistake(text: string, { line, column }: { line: number; column: number }): number {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const before = (lines[line - 1] ?? '').slice(0, column)
  return start + Math.max(0, before.lastIndexOf('<'), before.lastIndexOf('{'), before.lastIndexOf('}'))
}

/**
 * Parses a body. A mistake such as 5<10 becomes a part of the text around it, so that all other blocks remain blocks.
 * Memoized, because each keystroke compares the form with the saved body, and each diagnostic looks for its field in it;
 * parsing takes most of the time of both.
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
