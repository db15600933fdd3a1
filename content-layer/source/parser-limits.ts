import type { Position } from '../diagnostics/diagnostic.ts'
import { positionAt } from '../common/position-at.ts'
import { textLimits } from '../common/text-limits.ts'

/** Nested markers of lists, quotations and keys at the start of a line: `- - > 1. `. */
const leading = /(?:[ \t]*(?:[-+*?:](?=[ \t\n])|>|\d{1,9}[.)](?=[ \t\n])))+/y
const mark = /[-+*?:>]|\d+[.)]/g

/**
 * Returns the position at which a body exceeds the maximum number of runs of * or of _, which a parser compares with
 * one another.
 */
export function findTooManyMarks(source: string): Position | undefined {
  let count = 0
  for (const { index } of source.matchAll(/\*+|_+/g)) {
    count += 1
    if (count > textLimits.emphasisMarks) return positionAt(source, index)
  }
  return undefined
}

/**
 * Returns the position at which a text exceeds the maximum nesting for parsers, regardless of its syntax: brackets open
 * at the same time, or markers at the start of a line.
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
