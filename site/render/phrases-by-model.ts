import { loadDefaultJapaneseParser } from 'budoux'

import { adjustPhraseStarts } from '../phrases/adjust-phrase-starts.ts'
import { canBreakAt } from '../phrases/kinsoku.ts'
import { memoize } from '#domain/memoize.ts'

const parser = loadDefaultJapaneseParser()

/** Separators before another item of an enumeration or another word. */
const divider = /[・\s]/

/** An amount that is followed by another: 1回700円. */
const amountBeforeAmount = /\d[回円人日個点件名枚](?=\d)/g

/** Words in which the model finds a start. */
const unbreakableWord = /お支払い方法|お買い物が|お届け日|お店には|おにぎり|いくつか|さがす|うつわ|結婚式/g

/** A name in brackets with its description before it, as in 「暮らしの通販 ひだまり便」. */
const describedName = /「[^\s「」]{1,10}\s[^\s「」]{1,10}」/g

/** Removes the starts inside the matches of a pattern. */
function removeStartsInside(starts: Set<number>, text: string, pattern: RegExp): void {
  for (const { index, 0: match } of text.matchAll(pattern))
    for (let at = index + 1; at < index + match.length; at += 1) starts.delete(at)
}

/** Maximum number of cached lines: those of several pages, including shared notes. */
const maxCached = 2_000

/**
 * Returns the offsets of phrase starts in a text, except the first; lines may start only there. Cached, because both
 * pages of a campaign contain the same text, and all pages the shared notes.
 */
export const findPhraseStarts = memoize(maxCached, (text): readonly number[] => {
  const starts = new Set(parser.parseBoundaries(text).filter((at) => canBreakAt(text, at)))
  removeStartsInside(starts, text, describedName)
  for (let at = 1; at < text.length; at += 1)
    if (divider.test(text.charAt(at - 1)) && !divider.test(text.charAt(at))) starts.add(at)
  for (const { index, 0: amount } of text.matchAll(amountBeforeAmount)) starts.add(index + amount.length)
  removeStartsInside(starts, text, unbreakableWord)
  return adjustPhraseStarts(text, [...starts])
})
