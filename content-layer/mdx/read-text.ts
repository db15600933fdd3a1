/*
 * Reads the texts of a body: fills their placeholders, collects their marks, and checks each paragraph as a whole.
 */

import type { Text } from 'mdast'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import { findMarks } from '#domain/text/note-marks.ts'

import type { Position } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import { findBodyTextProblems } from '../rules/wording/text-problems.ts'
import { fillText } from '../placeholders/fill-text.ts'
import { createOffsetMap } from './offset-map.ts'
import type { BodyReader, TextSegment } from './body-reader.ts'
import { findUnreadMarkup } from './find-unread-markup.ts'

/**
 * Recorded instead of a mark that continues in the next segment, such as ※**1**, because a page would link only a part
 * of it. `checkMarks` reports it as a mark without a number: after a dash, it does not start a sentence.
 */
const dividedMark = '-※'

/** Masks an escaped character in the text that is searched for markup: no pattern of markup contains it. */
const escapedCharacter = '\u0001'

/** Maximum number of characters before a mark that are examined. */
const maxContext = 8

/** The last character that is not a space, if any, and the spaces after it. */
const lastCharacterAndSpaces = /[^ \u3000]?[ \u3000]*$/u

/**
 * Returns the last character before an offset of the segment at `segmentIndex`, with the spaces after it. It shows
 * whether a mark at this offset starts a sentence, as after 「。」. It may be in the previous segment.
 */
function contextBefore(segments: readonly TextSegment[], segmentIndex: number, offset: number): string {
  const previous = segments[segmentIndex - 1]?.written.slice(-maxContext) ?? ''
  const current = segments[segmentIndex]?.written.slice(Math.max(0, offset - maxContext), offset) ?? ''
  return lastCharacterAndSpaces.exec(previous + current)?.[0] ?? ''
}

/** Records the ※ marks of a text for `checkMarks`, each after the character before it: 「率※1」 for 「還元率※1」. */
function collectMarks({ results, locate }: BodyReader, segments: readonly TextSegment[]): void {
  segments.forEach(({ written, offsetOf }, segmentIndex) => {
    const next = segments[segmentIndex + 1]?.written ?? ''
    for (const { index } of written.matchAll(/※/g)) {
      const [mark = ''] = findMarks(written.slice(index))
      const [markAcrossSegments = ''] = findMarks(written.slice(index) + next)
      const isDivided = mark !== markAcrossSegments
      const value = isDivided ? dividedMark : contextBefore(segments, segmentIndex, index) + mark
      results.noteMarks.push({ value, ...locate(offsetOf(index)) })
    }
  })
}

/** Punctuation and symbols, except `&` and `\`, which start every escape and so cannot be told from their own. */
const maskable = /[^\p{L}\p{N}\s&\\]/gu

/**
 * Masks escaped characters, such as `\*` and `&lt;`, which are displayed and are not markup. `offsetOf` maps to
 * `source`, where an escaped character does not start with itself.
 */
function maskEscaped(value: string, offsetOf: (offset: number) => number, source: string): string {
  return value.replaceAll(maskable, (sign, index: number) =>
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
  const { facts, phrases, locate, report, results } = reader
  const written = segments.map((text) => text.written).join('')
  const [first] = segments
  if (!first) return
  collectMarks(reader, segments)
  results.plainTexts.push({ ...first.position, value: segments.map(({ filled }) => filled).join('') })
  const invisible = findInvisible(written)
  if (invisible)
    report(locate(offsetInSource(segments, invisible.index)), {
      kind: 'control-character',
      details: { code: invisible.code },
    })
  for (const { offset, ...problem } of [
    ...findUnreadMarkup(segments.map(({ masked }) => masked).join('')),
    ...findBodyTextProblems(written, facts, phrases),
  ])
    report(locate(offsetInSource(segments, offset)), problem)
}
