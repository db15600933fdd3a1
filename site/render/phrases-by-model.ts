import { loadDefaultJapaneseParser } from 'budoux'

import { mayEndAt, startsOutsideWholes } from '../phrases/line-breaks.ts'
import { memoize } from '#domain/memoize.ts'

const parser = loadDefaultJapaneseParser()

/** Another item of an enumeration, or another word, starts after these. */
const divider = /[・\s]/

/** An amount that follows another: 1回700円. */
const amountBeforeAmount = /\d[回円人日個点件名枚](?=\d)/g

/** How many lines are remembered: those of some pages, and the shared notes among them. */
const maxCached = 2_000

/**
 * Returns the offsets at which the phrases of a text start, without the first: only there may a line of it start. Both
 * pages of a campaign contain the same text, and all pages the shared notes.
 */
export const phraseStarts = memoize(maxCached, (text): readonly number[] => {
  const starts = new Set(parser.parseBoundaries(text).filter((at) => mayEndAt(text, at)))
  for (let at = 1; at < text.length; at += 1)
    if (divider.test(text.charAt(at - 1)) && !divider.test(text.charAt(at))) starts.add(at)
  for (const { index, 0: amount } of text.matchAll(amountBeforeAmount)) starts.add(index + amount.length)
  return startsOutsideWholes(text, [...starts])
})
