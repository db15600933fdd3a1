import type { Text } from 'mdast'

import { findInvisible } from '#schemas/invisible-characters.ts'
import { marksIn } from '#schemas/mark.ts'

import type { Position } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../documents/body.ts'
import { textProblems } from '../../rules/wording/texts.ts'
import { wordingProblems } from '../../rules/wording/wording.ts'
import { fillText } from '../../terms/fill-text.ts'
import type { BodyReading } from './body-reading.ts'
import { problemsInText } from './mdx-hints.ts'

/** A text node, as it was written and where it begins. */
type Written = { node: Text; raw: string; start: number; place: Position }

/** Keeps where the ※ marks of a text stand. */
function collectMarks({ texts, locate }: BodyReading, { node, raw, start, place }: Written): void {
  const [marks, offsets] = [marksIn(node.value), [...raw.matchAll(/※/g)].map(({ index }) => start + index)]
  marks.forEach((value, index) => {
    const offset = offsets[index]
    // A mark may be written as an entity; then the start of the text is the closest certain position.
    texts.push({ value, ...(offset === undefined || marks.length !== offsets.length ? place : locate(offset)) })
  })
}

/** Reports Markdown that was left as text, and characters that nobody sees. */
function reportLeftOvers({ report, locate }: BodyReading, { node, raw, start }: Written): void {
  for (const { index, ...problem } of problemsInText(raw)) report(locate(start + index), problem)
  for (const mark of ['**', '＊＊']) {
    const index = raw.indexOf(mark)
    if (index >= 0) report(locate(start + index), { kind: 'mdx-left-over', details: { mark } })
  }
  if (raw.includes('~~')) report(node, { kind: 'mdx-markdown', details: { name: '~~', instead: 'plain words' } })
  if (/\|\s*:?-{2,}/.test(raw))
    report(node, { kind: 'mdx-markdown', details: { name: 'a table (|)', instead: '<RateTable>' } })
  const invisible = findInvisible(node.value)
  if (invisible) report(node, { kind: 'control-character', details: { code: invisible.code } })
}

/** Writes out the facts that a text names, and keeps what it states. */
function fill(reading: BodyReading, { node, raw, start, place }: Written): BodyNode[] {
  const { facts, locate, report, stated, words } = reading
  const filled = fillText(node.value, facts)
  const placeOf = (offset: number) => {
    const brace = [...raw.matchAll(/｛/g)][node.value.slice(0, offset).split('｛').length - 1]
    return brace ? locate(start + brace.index) : place
  }
  for (const { offset, ...problem } of filled.problems) report(placeOf(offset), problem)
  for (const { offset, ...problem } of textProblems(raw, facts)) report(locate(start + offset), problem)
  const isFolded = reading.folds > 0
  if (Object.keys(filled.stated).length > 0) stated.push({ ...place, facts: filled.stated, isFolded })
  words.push({ ...place, value: filled.text, written: node.value, isFolded })
  return [{ type: 'text', value: filled.text }]
}

/** Reads a text of the body, and judges its words. */
export function readText(reading: BodyReading, node: Text, place: Position): BodyNode[] {
  const start = node.position?.start.offset ?? 0
  const written: Written = { node, raw: reading.source.slice(start, node.position?.end.offset), start, place }
  collectMarks(reading, written)
  reportLeftOvers(reading, written)
  for (const { offset, ...problem } of wordingProblems(written.raw, reading.facts, reading.isInParts))
    reading.report(reading.locate(start + offset), problem)
  return fill(reading, written)
}
