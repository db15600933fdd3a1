import type { Text } from 'mdast'

import { findInvisible } from '#schemas/invisible-characters.ts'
import { marksIn } from '#schemas/note-mark.ts'

import type { Position } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import { textProblems } from '../rules/wording/text-problems.ts'
import { wordingProblems } from '../rules/wording/wording.ts'
import { fillText } from '../placeholders/fill-text.ts'
import { alignText } from './align-text.ts'
import type { BodyReading, Piece } from './body-reading.ts'
import { problemsInText } from './mdx-hints.ts'

/**
 * Stands for a mark that continues in another text. The dash before it makes it the mark of a word, and the missing
 * number one without a note, so that it is reported.
 */
const dividedMark = '-※'

/** Stands for each escaped character in the text that is searched for markup: no pattern of markup contains it. */
const escapedCharacter = '\u0001'

/** Maximum number of spaces before a mark. */
const maxIndent = 8

/**
 * Records the positions of the ※ marks of a run, each with the previous character, which shows whether the mark starts
 * a sentence. A mark that continues in another text does not count anywhere, because a page would link only a part of
 * it.
 */
function collectMarks({ texts, locate }: BodyReading, run: readonly Piece[]): void {
  run.forEach(({ written, offsetOf }, at) => {
    const next = run[at + 1]?.written ?? ''
    const previous = run[at - 1]?.written.slice(-maxIndent) ?? ''
    for (const { index } of written.matchAll(/※/g)) {
      const [mark = ''] = marksIn(written.slice(index))
      const [marks = ''] = marksIn(written.slice(index) + next)
      const before = previous + written.slice(Math.max(0, index - maxIndent), index)
      const [context = ''] = /[^ \u3000]?[ \u3000]*$/u.exec(before) ?? []
      texts.push({ value: mark === marks ? context + mark : dividedMark, ...locate(offsetOf(index)) })
    }
  })
}

/** Replaces escaped characters, which are displayed on purpose: \\*. */
function withoutEscaped(value: string, offsetOf: (offset: number) => number, source: string): string {
  return value.replaceAll(/[^\p{L}\p{N}\s&\\]/gu, (sign, index: number) =>
    source.startsWith(sign, offsetOf(index)) ? sign : escapedCharacter.repeat(sign.length),
  )
}

/** Reads a text of the body: resolves the facts that it names, and records them. */
export function readText(reading: BodyReading, node: Text, position: Position): BodyNode[] {
  const { facts, report, stated, locate, source, run } = reading
  const start = node.position?.start.offset ?? 0
  const raw = source.slice(start, node.position?.end.offset)
  const filled = fillText(node.value, facts)
  const offsetOf = alignText(node.value, raw, start)
  const unescaped = node.value === raw ? raw : withoutEscaped(node.value, offsetOf, source)
  run?.push({ written: node.value, unescaped, filled: filled.text, position, offsetOf })
  for (const { offset, ...problem } of filled.problems) report(locate(offsetOf(offset)), problem)
  if (Object.keys(filled.stated).length > 0) stated.push({ ...position, facts: filled.stated })
  return [{ type: 'text', value: filled.text }]
}

/** Reads an explicit line break between texts. */
export function readBreak({ run }: BodyReading, position: Position): BodyNode[] {
  const last = run?.at(-1)
  const end = last?.offsetOf(last.written.length) ?? 0
  run?.push({ written: '\n', unescaped: '\n', filled: '\n', position, offsetOf: () => end })
  return [{ type: 'break' }]
}

/** Returns the source offset of a character at an offset of a run. */
function locateIn(run: readonly Piece[], offset: number): number {
  let start = 0
  for (const { written, offsetOf } of run) {
    if (offset < start + written.length) return offsetOf(offset - start)
    start += written.length
  }
  const last = run.at(-1)
  return last ? last.offsetOf(last.written.length) : 0
}

/**
 * Checks the text of a paragraph, heading or list item as visitors read it: without the markup between its parts.
 * Positions are those of the source.
 */
export function checkRun(reading: BodyReading, run: readonly Piece[]): void {
  const { facts, vocabulary, locate, report, plainTexts } = reading
  const written = run.map((piece) => piece.written).join('')
  const [first] = run
  if (!first) return
  collectMarks(reading, run)
  plainTexts.push({ ...first.position, value: run.map(({ filled }) => filled).join(''), written })
  const invisible = findInvisible(written)
  if (invisible)
    report(locate(locateIn(run, invisible.index)), { kind: 'control-character', details: { code: invisible.code } })
  for (const { offset, ...problem } of [
    ...problemsInText(run.map(({ unescaped }) => unescaped).join('')),
    ...textProblems(written, facts, vocabulary),
    ...wordingProblems(written, facts, vocabulary),
  ])
    report(locate(locateIn(run, offset)), problem)
}
