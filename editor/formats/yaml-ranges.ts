import { isNode } from 'yaml'

import { findLineEnd, findLineStart } from './text-edits.ts'

/** The range of a pair or item: from its first character to the end of its last line. */
export type SourceRange = { start: number; end: number }

/** Returns the start and end of a node's value, without comments and spaces after it. */
export function getOffsets(node: unknown): [start: number, end: number] | undefined {
  if (!isNode(node) || !node.range) return undefined
  const [start, end] = node.range
  return [start, end]
}

/**
 * Returns the range of a pair, by its key and its value, which may be missing, as in `key:`. For an item of a list, both
 * arguments are the item.
 */
export function getRange(source: string, key: unknown, value: unknown): SourceRange | undefined {
  const [start, keyEnd] = getOffsets(key) ?? []
  const [, valueEnd = keyEnd] = getOffsets(value) ?? []
  return start === undefined || valueEnd === undefined ? undefined : { start, end: findLineEnd(source, valueEnd) }
}

/** Returns spaces that indent a line to the column of an offset. */
export function indentTo(source: string, offset: number): string {
  return ' '.repeat(offset - findLineStart(source, offset))
}

/** Returns whether only spaces precede an offset on its line. In a list, a dash precedes the first field of an item. */
export function isFirstOnLine(source: string, offset: number): boolean {
  return source.slice(findLineStart(source, offset), offset).trim() === ''
}
