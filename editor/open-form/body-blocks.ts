import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'

import { splitFile } from '../formats/front-matter.ts'
import { readBody, type Segment } from '../formats/read-body.ts'

/** A position in a body: the index of its block, and the index of the part in that block, -1 above all parts. */
type BodyPosition = { block: number; part: number; isInTagOfPart: boolean }

/** Returns the offset in a text at which a line starts; lines count from 1. */
function findLineOffset(text: string, line: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0)
}

/** Returns the end of the opening tag of a part: the end of the text before its content. */
function findTagEnd(body: string, { inner, end }: Segment): number {
  return inner ? body.slice(0, inner.start).trimEnd().length : end
}

/**
 * Finds the block that contains a position in a file, or else the next block. Undefined above the body, and below its
 * last block. A review mark above all blocks belongs to the first Markdown of the body.
 */
export function findInBody(text: string, { line, column }: { line: number; column: number }): BodyPosition | undefined {
  // A shared text is all body.
  const bodyStart = text.startsWith('---') ? splitFile(text).bodyStart : 0
  const body = text.slice(bodyStart)
  const lineStart = findLineOffset(text, line) - bodyStart
  if (lineStart < 0) return undefined
  const segments = readBody(body, { isShared: bodyStart === 0 })
  const isInMark = lineStart < lengthOfMarkAbove(body)
  const firstText = isInMark ? segments.findIndex(({ name }) => name === undefined) : -1
  const block = firstText < 0 ? segments.findIndex(({ end }) => end > lineStart) : firstText
  const segment = segments[block]
  if (!segment) return undefined
  const nextLine = findLineOffset(text, line + 1) - bodyStart
  const partIndex = segment.parts?.findLastIndex(({ start }) => start < nextLine) ?? -1
  const part = segment.parts?.[partIndex]
  return {
    block,
    part: partIndex,
    isInTagOfPart: part !== undefined && lineStart + column - 1 < findTagEnd(body, part),
  }
}
