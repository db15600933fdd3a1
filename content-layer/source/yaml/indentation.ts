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

/**
 * Returns how many lines below the reported one the wrong indentation is. The parser reports the value above a line that
 * is indented further. That line is wrong, unless the reported one lost its indentation: then the field above it is
 * empty, or as far to the right as the one below.
 */
export function findWrongIndent(lines: readonly string[], index: number): number {
  const isText = (line: string) => getIndent(line) >= 0
  const line = lines[index] ?? ''
  const above = lines.slice(0, index).findLast(isText) ?? ''
  const distanceBelow = lines.slice(index + 1).findIndex(isText) + 1
  const isAboveEmpty = /:\s*$/.test(above) && getIndent(above) === getIndent(line)
  const hasLostIndent = isAboveEmpty || getIndent(above) === getIndent(lines[index + distanceBelow] ?? '')
  return hasLostIndent ? 0 : distanceBelow
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
