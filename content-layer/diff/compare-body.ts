/*
 * Compares two bodies line by line.
 */

import { listBodyLines, type BodyLine, type FillingFields } from './body-lines.ts'
import { writeOutline } from './body-nodes.ts'
import type { Change } from './change.ts'
import { findHunks } from '../common/hunks.ts'
import { similarity } from '../common/similarity.ts'

/** The field of a change in a body. */
export const bodyField = 'body'

/** A line before and after; a side is absent for an added or removed line. */
type Pair = { before?: BodyLine; after?: BodyLine }

/** Minimum similarity of two lines that belong together, among several. */
const minSimilarity = 0.3

/**
 * Returns the similarity of two lines; among equally similar ones, the one under the same heading or question ranks
 * first.
 */
function rankSimilarity(one: BodyLine, other: BodyLine): number {
  return similarity(one.text, other.text) + (one.heading === other.heading ? 0.2 : 0)
}

/**
 * Returns whether a line is the only one of its kind below its heading: the answer to its question, regardless of its
 * wording.
 */
function isOnlyOfItsKind({ label, heading }: BodyLine, lines: readonly BodyLine[]): boolean {
  return lines.filter((line) => line.label === label && line.heading === heading).length === 1
}

/** Pairs each removed line with the most similar added one of its kind. */
function pairLines(removed: readonly BodyLine[], added: readonly BodyLine[]): Pair[] {
  const unpaired = new Set(added)
  const isOneForOne = removed.length === 1 && added.length === 1
  const belongTogether = (before: BodyLine, after: BodyLine) =>
    isOneForOne ||
    similarity(before.text, after.text) >= minSimilarity ||
    (before.heading === after.heading && isOnlyOfItsKind(before, removed) && isOnlyOfItsKind(after, added))
  const pairs = removed.map((before): Pair => {
    const same = [...unpaired].filter(({ label }) => label === before.label)
    const best = same.toSorted((a, b) => rankSimilarity(before, b) - rankSimilarity(before, a))[0]
    if (!best || !belongTogether(before, best)) return { before }
    unpaired.delete(best)
    return { before, after: best }
  })
  return [...pairs, ...[...unpaired].map((after) => ({ after }))]
}

/** Pairs the lines that differ, in their order. */
function pairChangedLines(before: readonly BodyLine[], after: readonly BodyLine[]): Pair[] {
  return findHunks(before, after, { isSame: (one, other) => one.key === other.key }).flatMap(({ removed, added }) =>
    pairLines(removed, added),
  )
}

/**
 * Replaces the old values of changes in a text with the new ones, both as reported and as sentences write them. If this
 * gives the new text, the text differs in nothing else.
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  // An added line has no text before, and a new page consists of them.
  if (text === '') return ''
  const values = changes.flatMap(({ before = '', after = '', wordings }): [string, string][] => [
    [before, after],
    ...wordings.before.map((form, index): [string, string] => [form, wordings.after[index] ?? form]),
  ])
  return values.reduce((followed, [from, to]) => (from === '' ? followed : followed.replaceAll(from, to)), text)
}

/** Returns the property of two lines to show: the first of text, text with markup, and key in which they differ. */
function shownProperty({ before, after }: Pair): 'text' | 'withMarkup' | 'key' {
  if (before?.text !== after?.text) return 'text'
  return before?.withMarkup === after?.withMarkup ? 'key' : 'withMarkup'
}

function describeChange(pair: Pair): Change[] {
  const { before, after } = pair
  const line = after ?? before
  if (!line) return []
  const shown = shownProperty(pair)
  return [
    {
      kind: line.kind,
      field: bodyField,
      label: line.heading === '' ? line.label : `${line.label}（${line.heading}）`,
      ...(before && { before: before[shown] }),
      ...(after && { after: after[shown] }),
      wordings: { before: before?.wordings ?? [], after: after?.wordings ?? [] },
    },
  ]
}

/** Compares the structure of two bodies, for bodies with equal texts. */
function compareOutlines(before: readonly unknown[], after: readonly unknown[]): Change[] {
  const [outlineBefore, outlineAfter] = [writeOutline(before), writeOutline(after)]
  if (outlineBefore === outlineAfter) return []
  const wordings = { before: [], after: [] }
  return [
    {
      kind: 'looks',
      field: bodyField,
      label: '本文の組み立て',
      before: outlineBefore,
      after: outlineAfter,
      wordings,
    },
  ]
}

/** One of the bodies, with the campaign that fills its blocks. */
type Side = { body: readonly unknown[]; source: FillingFields }

const none: Side = { body: [], source: {} }

/** Compares two bodies line by line. Omits lines that differ only in values that `changes` already reports. */
export function compareBodies(before = none, after = none, changes: readonly Change[] = []): Change[] {
  const [linesBefore, linesAfter] = [listBodyLines(before.body, before.source), listBodyLines(after.body, after.source)]
  const pairs = pairChangedLines(linesBefore, linesAfter)
  if (pairs.length === 0) return compareOutlines(before.body, after.body)
  const isReported = ({ before: from, after: to }: Pair) =>
    to !== undefined && from?.text !== to.text && applyChanges(from?.text ?? '', changes) === to.text
  return pairs.filter((pair) => !isReported(pair)).flatMap(describeChange)
}
