import { isMap, isNode, isScalar, isSeq, type LineCounter, type Document, type Scalar, type YAMLMap } from 'yaml'

import { memoizeByObject } from '#domain/memoize.ts'

import { positionAt } from '../../common/position-at.ts'
import type { Path, Position, PositionOf } from '../../diagnostics/diagnostic.ts'

/** Returns the pairs of a map by their keys. Cached, because every field of a map is located. */
const getPairs = memoizeByObject((map: YAMLMap) => new Map(map.items.map((pair) => [String(pair.key), pair])))

/** Returns the offset of the entry at `path`: its key, or the list item. Falls back to the closest ancestor. */
function findOffset(document: Document, path: Path): number {
  let node: unknown = document.contents
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = getPairs(node).get(String(step))
      if (!pair) return offset
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      const item: unknown = node.items[step]
      if (!isNode(item)) return offset
      offset = item.range?.[0] ?? offset
      node = item
    } else return offset
  }
  return offset
}

/** Converts an offset in the source to its line and column. */
export function positionInSource(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

/** Finds values of a parsed document in its source. */
export type YamlLocator = {
  /** Returns the position of a field or, with an offset, inside a text of several lines. */
  positionOf: PositionOf
  /** Returns whether a field has no value after its colon, which YAML reads as null. */
  isBlank: (path: Path) => boolean
  /** Returns the comment that YAML drops after an unquoted text, with the full line: ` #` starts a comment. */
  commentAfter: (path: Path) => (Position & { text: string; comment: string }) | undefined
}

/** Creates the locator of a parsed document. */
export function locateIn(document: Document, source: string, lines: LineCounter): YamlLocator {
  /** Returns a position inside the lines below `key: |`. */
  const positionInBlock = ({ value, range }: Scalar, offset: number): Position => {
    const { line: lineOfText, column } = positionAt(String(value), offset)
    const line = positionInSource(lines, range?.[0] ?? 0).line + lineOfText
    const indent = /^ */.exec(source.split('\n')[line - 1] ?? '')?.[0].length ?? 0
    return { line, column: indent + column }
  }
  return {
    positionOf: (path, offset) => {
      const node = offset === undefined ? undefined : document.getIn(path, true)
      if (offset !== undefined && isScalar(node) && node.type === 'BLOCK_LITERAL') return positionInBlock(node, offset)
      const { line, column } = positionInSource(lines, findOffset(document, path))
      return { line: Math.max(line, 1), column: Math.max(column, 1) }
    },
    isBlank: (path) => {
      const node = document.getIn(path, true)
      return isScalar(node) && node.source === ''
    },
    commentAfter: (path) => {
      const node = document.getIn(path, true)
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
      const [, end] = node.range
      const restOfLine = source.slice(end).split('\n', 1)[0] ?? ''
      const [, space = '', comment] = /^([ \t]+)(#.*)/.exec(restOfLine) ?? []
      if (comment === undefined) return undefined
      const text = `${node.source ?? ''}${space}${comment}`.trimEnd()
      return { ...positionInSource(lines, end + space.length), text, comment: comment.trimEnd() }
    },
  }
}
