/*
 * Questions about the indentation of lines of YAML.
 */

import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'

function getIndent(line: string): number {
  return line.search(/\S/)
}

/** Returns the index of the first line after those nested below the line at `index`, by their indentation. */
export function endOfIndented(lines: readonly string[], index: number): number {
  const indent = getIndent(lines[index] ?? '')
  const next = lines.findIndex((line, at) => at > index && line.trim() !== '' && getIndent(line) <= indent)
  return next < 0 ? lines.length : next
}

/** A field or list item after an indentation with a space that YAML does not know: `　- `, or a no-break space. */
const oddIndent = /^ *(?=[^\S \t])[^\S\t]*(?:- |[A-Za-z]\w*:(?: |$))/

/** Finds lines indented with full-width or no-break spaces, which look like common spaces but are not. */
export function findOddIndents(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, index) => {
    if (!oddIndent.test(line)) return []
    const position = { line: index + 1, column: line.search(/[^\S ]/) + 1 }
    return [diagnosticIn(file, { kind: 'yaml-odd-space' }, position)]
  })
}
