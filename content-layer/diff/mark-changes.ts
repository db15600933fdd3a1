import { diffChars, diffWords } from 'diff'

import type { SentencePair } from './pair-sentences.ts'

/** Undefined in browsers without `Intl.Segmenter`, such as Firefox 115, in which single characters are compared. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'word' }) : undefined

/** A part of a text, and whether it differs from the other side. */
export type MarkedPart = { text: string; isMarked: boolean }

/**
 * Returns the parts of both sides with the differing words marked; a side without a counterpart is not marked word by
 * word.
 */
export function markChanges({ before, after }: SentencePair): { before: MarkedPart[]; after: MarkedPart[] } {
  if (before === undefined || after === undefined) {
    const unmarked = (text: string | undefined) => (text === undefined ? [] : [{ text, isMarked: false }])
    return { before: unmarked(before), after: unmarked(after) }
  }
  const changes = segmenter ? diffWords(before, after, { intlSegmenter: segmenter }) : diffChars(before, after)
  const side = (isOther: (change: (typeof changes)[number]) => boolean) =>
    changes
      .filter((change) => !isOther(change))
      .map(({ value, added, removed }) => ({ text: value, isMarked: added || removed }))
  return { before: side(({ added }) => added), after: side(({ removed }) => removed) }
}
