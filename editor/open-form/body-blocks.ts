import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'

import { splitFile } from '../formats/front-matter.ts'
import { readBody, type Segment } from '../formats/read-body.ts'

/** A position in a body: the index of its block, and of the part of that block, -1 above all parts. */
type BodyPosition = { block: number; part: number; isInTagOfPart: boolean }

/** Returns the offset in a text at which a line starts; lines count from 1. */
function startOfLine(text: string, line: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0)
}

/** Returns the end of the opening tag of a part, which only spaces and line breaks separate from the content. */
function endOfTag(body: string, { inner, end }: Segment): number {
  return inner ? body.slice(0, inner.start).trimEnd().length : end
}

/**
 * Finds the block of the body that contains a position in a file, or the one after it; undefined above and below the
 * body. A review mark above all blocks is about the words of the body: it belongs to the first text.
 */
export function findInBody(text: string, { line, column }: { line: number; column: number }): BodyPosition | undefined {
  // A shared text is all body.
  const bodyStart = text.startsWith('---') ? splitFile(text).bodyStart : 0
  const body = text.slice(bodyStart)
  const lineStart = startOfLine(text, line) - bodyStart
  if (lineStart < 0) return undefined
  const segments = readBody(body, { isShared: bodyStart === 0 })
  const isInMark = lineStart < lengthOfMarkAbove(body)
  const firstText = isInMark ? segments.findIndex(({ name }) => name === undefined) : -1
  const block = firstText < 0 ? segments.findIndex(({ end }) => end > lineStart) : firstText
  const segment = segments[block]
  if (!segment) return undefined
  const nextLine = startOfLine(text, line + 1) - bodyStart
  const partIndex = segment.parts?.findLastIndex(({ start }) => start < nextLine) ?? -1
  const part = segment.parts?.[partIndex]
  return {
    block,
    part: partIndex,
    isInTagOfPart: part !== undefined && lineStart + column - 1 < endOfTag(body, part),
  }
}
