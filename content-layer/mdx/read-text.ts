/*
 * Reads the texts of a body: fills their placeholders, collects their marks, and checks each paragraph as a whole.
 */

import type { Text } from 'mdast'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import { findMarks } from '#domain/text/note-marks.ts'

import type { Position } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import { bodyTextProblems } from '../rules/wording/text-problems.ts'
import { fillText } from '../placeholders/fill-text.ts'
import { createOffsetMap } from './offset-map.ts'
import type { BodyReader, TextSegment } from './body-reader.ts'
import { findUnreadMarkup } from './find-unread-markup.ts'

/**
 * Recorded instead of a mark that continues in another text, such as ※**1**, because a page would link only a part of
 * it. Without a number it belongs to no note, and after a dash it starts none, so it is reported.
 */
const dividedMark = '-※'

/** Masks an escaped character in the text that is searched for markup: no pattern of markup contains it. */
const escapedCharacter = '\u0001'

/** Maximum number of characters before a mark that are examined. */
const maxContext = 8

/** Records the ※ marks of a text, each with the character before it, which shows whether the mark starts a sentence. */
function collectMarks({ results, locate }: BodyReader, segments: readonly TextSegment[]): void {
  segments.forEach(({ written, offsetOf }, at) => {
    const next = segments[at + 1]?.written ?? ''
    const previousEnd = segments[at - 1]?.written.slice(-maxContext) ?? ''
    for (const { index } of written.matchAll(/※/g)) {
      const [mark = ''] = findMarks(written.slice(index))
      const [wholeMark = ''] = findMarks(written.slice(index) + next)
      const before = previousEnd + written.slice(Math.max(0, index - maxContext), index)
      const [context = ''] = /[^ \u3000]?[ \u3000]*$/u.exec(before) ?? []
      results.noteMarks.push({ value: mark === wholeMark ? context + mark : dividedMark, ...locate(offsetOf(index)) })
    }
  })
}

/** Masks escaped characters, such as `\*`, which are displayed and are not markup. `offsetOf` maps to `source`. */
function maskEscaped(value: string, offsetOf: (offset: number) => number, source: string): string {
  return value.replaceAll(/[^\p{L}\p{N}\s&\\]/gu, (sign, index: number) =>
    source.startsWith(sign, offsetOf(index)) ? sign : escapedCharacter.repeat(sign.length),
  )
}

/** Reads a text node: fills in its placeholders, records the facts that they state, and adds it to the segments. */
export function readTextNode(reader: BodyReader, node: Text, position: Position): BodyNode[] {
  const { facts, report, locate, source, results, cursor } = reader
  const start = node.position?.start.offset ?? 0
  const raw = source.slice(start, node.position?.end.offset)
  const filled = fillText(node.value, facts)
  const offsetOf = createOffsetMap(node.value, raw, start)
  const masked = node.value === raw ? raw : maskEscaped(node.value, offsetOf, source)
  cursor.segments?.push({ written: node.value, masked, filled: filled.text, position, offsetOf })
  for (const { offset, ...problem } of filled.problems) report(locate(offsetOf(offset)), problem)
  if (Object.keys(filled.stated).length > 0) results.statements.push({ ...position, facts: filled.stated })
  return [{ type: 'text', value: filled.text }]
}

/** Reads an explicit line break, which is a segment of the text. */
export function readBreakNode({ cursor: { segments } }: BodyReader, position: Position): BodyNode[] {
  const last = segments?.at(-1)
  const end = last?.offsetOf(last.written.length) ?? 0
  segments?.push({ written: '\n', masked: '\n', filled: '\n', position, offsetOf: () => end })
  return [{ type: 'break' }]
}

/** Returns the offset in the source of an offset in the joined segments. */
function offsetInSource(segments: readonly TextSegment[], offset: number): number {
  let start = 0
  for (const { written, offsetOf } of segments) {
    if (offset < start + written.length) return offsetOf(offset - start)
    start += written.length
  }
  const last = segments.at(-1)
  return last ? last.offsetOf(last.written.length) : 0
}

/**
 * Checks the joined segments of a text, so that a phrase is found across bold words and links. Reports the positions in
 * the source.
 */
export function checkText(reader: BodyReader, segments: readonly TextSegment[]): void {
  const { facts, vocabulary, locate, report, results } = reader
  const written = segments.map((text) => text.written).join('')
  const [first] = segments
  if (!first) return
  collectMarks(reader, segments)
  results.plainTexts.push({ ...first.position, value: segments.map(({ filled }) => filled).join(''), written })
  const invisible = findInvisible(written)
  if (invisible)
    report(locate(offsetInSource(segments, invisible.index)), {
      kind: 'control-character',
      details: { code: invisible.code },
    })
  for (const { offset, ...problem } of [
    ...findUnreadMarkup(segments.map(({ masked }) => masked).join('')),
    ...bodyTextProblems(written, facts, vocabulary),
  ])
    report(locate(offsetInSource(segments, offset)), problem)
}
