/*
 * Finds what would exhaust the stack or the time of a parser, before it is called.
 */

import type { Position } from '../diagnostics/diagnostic.ts'
import { positionAt } from '../common/position-at.ts'
import { textLimits } from '../common/text-limits.ts'

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

/** Markers of lists, quotations and keys at the start of a line, each nested in the one before: `- - > 1. `. */
const nestedMarkers = /^(?:[ \t]*(?:[-+*?:](?=[ \t]|$)|>|\d{1,9}[.)](?=[ \t]|$)))+/

/** One of these markers. */
const marker = /[-+*?:>]|\d+[.)]/g

const openingBrackets = '[{('
const closingBrackets = ']})'

/**
 * Returns the position at which a text exceeds the maximum nesting for parsers, regardless of its syntax: brackets open
 * at the same time, or markers at the start of a line.
 */
export function findTooDeep(source: string): Position | undefined {
  let openBrackets = 0
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1
    const markers = nestedMarkers.exec(text)?.[0].match(marker) ?? []
    if (markers.length > textLimits.levels) return { line, column: 1 }
    for (let offset = 0; offset < text.length; offset += 1) {
      const character = text.charAt(offset)
      if (openingBrackets.includes(character)) openBrackets += 1
      else if (closingBrackets.includes(character)) openBrackets = Math.max(openBrackets - 1, 0)
      if (openBrackets > textLimits.levels) return { line, column: offset + 1 }
    }
  }
  return undefined
}
