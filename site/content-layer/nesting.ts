import type { Position } from './diagnostic.ts'
import { textLimits } from './limits.ts'

/** Marks of lists, quotations and keys at the start of a line, one in the other: `- - > 1. `. */
const leading = /(?:[ \t]*(?:[-+*?:](?=[ \t\n])|>|\d{1,9}[.)](?=[ \t\n])))+/y
const mark = /[-+*?:>]|\d+[.)]/g

/**
 * Where a text opens more levels on one another than any parser should follow, whatever it means by them: brackets that
 * are open at the same time, or marks at the start of a line.
 */
export function findTooDeep(source: string): Position | undefined {
  let open = 0
  let line = 0
  for (let start = 0; start <= source.length; line += 1) {
    const end = source.indexOf('\n', start)
    const next = end < 0 ? source.length : end
    leading.lastIndex = start
    const marks = leading.exec(source)?.[0].match(mark)?.length ?? 0
    if (marks > textLimits.levels) return { line: line + 1, column: 1 }
    for (let index = start; index < next; index += 1) {
      const character = source[index]
      if (character === '[' || character === '{' || character === '(') open += 1
      else if (character === ']' || character === '}' || character === ')') open = Math.max(open - 1, 0)
      if (open > textLimits.levels) return { line: line + 1, column: index - start + 1 }
    }
    start = next + 1
  }
  return undefined
}
