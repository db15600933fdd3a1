import { computeHash } from '../shared/files/hash.ts'
import { getWebPath } from '#content-layer/common/routes.ts'
import { findHunks, type Hunk } from '#content-layer/common/hunks.ts'
import { pairSentences, type SentencePair } from '#content-layer/diff/pair-sentences.ts'
import { readPageText } from './page-text.ts'

/** How a page differs. Pages with the same `way` differ in the same way and are reviewed once. */
export type PageDifference = {
  pagePath: string
  state: 'added' | 'removed' | 'changed'
  pairs: readonly SentencePair[]
  way: string
}

/** A page's HTML in both versions; null if the page does not exist. */
export type PagePair = { pagePath: string; before: string | null; after: string | null }

/** Returns the kind of a page by its path: pages of one kind whose looks changed are grouped. */
function getPageKind(pagePath: string): string {
  return pagePath
    .replace(/^\/(?:404|errors\/\d+)\.html$/, '/errors/')
    .replace(/^\/jp\/card\/\d{6}-\d+\//, '/jp/card/月/')
    .replace(/^(\/jp\/card\/月\/)(?!in-app\/)[^/]+\//, '$1キャンペーン/')
}

/** Returns the key of a way of differing. A style change has to be reviewed once for each kind of page. */
function createChangeKey(
  pairs: readonly SentencePair[],
  tags: readonly Hunk<string>[],
  { pagePath, isRestyled }: { pagePath: string; isRestyled: boolean },
): string {
  return computeHash(JSON.stringify([pairs, tags]), isRestyled ? getPageKind(pagePath) : '')
}

/** Compares both versions of a page; undefined if they are the same. */
export function comparePages({ pagePath, before, after }: PagePair): PageDifference | undefined {
  if (before === after) return undefined
  if (before === null || after === null) {
    const state = before === null ? 'added' : 'removed'
    return { pagePath, state, pairs: [], way: `${state} ${getWebPath(pagePath)}` }
  }
  const [pageBefore, pageAfter] = [readPageText(before), readPageText(after)]
  const pairs = findHunks(pageBefore.sentences, pageAfter.sentences).flatMap(({ removed, added }) =>
    pairSentences(removed, added),
  )
  const tags = findHunks(pageBefore.tags, pageAfter.tags)
  const isRestyled = (pairs.length === 0 && tags.length === 0) || pageBefore.styles.join() !== pageAfter.styles.join()
  return { pagePath, state: 'changed', pairs, way: createChangeKey(pairs, tags, { pagePath, isRestyled }) }
}
