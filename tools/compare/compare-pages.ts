import { hashOf } from '../shared/files/hash.ts'
import { pageKind } from './page-kind.ts'
import { hunksOf, type Hunk } from '#content-layer/common/hunks.ts'
import { pairSentences, type SentencePair } from '#content-layer/diff/pair-sentences.ts'
import { readPageText } from './page-text.ts'

/**
 * Difference between both versions of a page. Pages with the same `way` differ in the same way and are reviewed once.
 */
export type PageDifference = {
  pagePath: string
  state: 'added' | 'removed' | 'changed'
  pairs: readonly SentencePair[]
  way: string
}

/** A page's HTML in both versions; null if the page does not exist. */
export type PagePair = { pagePath: string; before: string | null; after: string | null }

/**
 * Returns the key that groups changes: the same sentences exchanged, and the same parts added and removed. Pages of one
 * kind share their styles; a style change has to be reviewed once for each kind.
 */
function changeKeyOf(
  pairs: readonly SentencePair[],
  parts: readonly Hunk<string>[],
  { pagePath, isRestyled }: { pagePath: string; isRestyled: boolean },
): string {
  return hashOf(JSON.stringify([pairs, parts]), isRestyled ? pageKind(pagePath) : '')
}

/** Compares both versions of a page; undefined if they are the same. */
export function comparePages({ pagePath, before, after }: PagePair): PageDifference | undefined {
  if (before === after) return undefined
  if (before === null || after === null) {
    const state = before === null ? 'added' : 'removed'
    return { pagePath, state, pairs: [], way: `${state} ${pagePath.replace(/in-app\/$/, '')}` }
  }
  const [pageBefore, pageAfter] = [readPageText(before), readPageText(after)]
  const pairs = hunksOf(pageBefore.sentences, pageAfter.sentences).flatMap(({ removed, added }) =>
    pairSentences(removed, added),
  )
  const parts = hunksOf(pageBefore.parts, pageAfter.parts)
  const isRestyled = (pairs.length === 0 && parts.length === 0) || pageBefore.looks.join() !== pageAfter.looks.join()
  return { pagePath, state: 'changed', pairs, way: changeKeyOf(pairs, parts, { pagePath, isRestyled }) }
}
