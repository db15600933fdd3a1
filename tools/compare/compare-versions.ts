import type { SentencePair } from '#content-layer/diff/pair-sentences.ts'
import { groupBy } from '#domain/group-by.ts'

import { compareDocuments, type Compared } from './compare-documents.ts'
import { comparePages, type PageDifference } from './compare-pages.ts'
import type { ChangedEntry } from './changed-entry.ts'

/** One state of the site, before or after: its documents, pages and files. */
export type Version = Compared & {
  pagePaths: readonly string[]
  /** Returns a page's HTML without what varies between builds; null if there is no such page. */
  markup: (pagePath: string) => Promise<string | null>
  /** The path below which the pages are published; empty at the root of a host. */
  basePath: string
  /** Returns the response body for a path of the host; undefined if there is none. */
  file: (path: string) => Promise<Buffer | undefined>
}

export type Versions = { before: Version; after: Version }

/** Pages that differ in the same way, of which one is reviewed. */
export type PageGroup = {
  /** Unique in a review, and part of a URL. */
  id: string
  pagePaths: readonly string[]
  state: PageDifference['state']
  /** Id of the pages' entry; undefined if it has not changed. */
  entryId: string | undefined
}

/** Sentences that change on the same pages. */
export type TextChange = { pairs: readonly SentencePair[]; pagePaths: readonly string[] }

export type VersionDifference = {
  /** Changes of the content, field by field. */
  entries: ChangedEntry[]
  groups: PageGroup[]
  /** Changed texts of pages, whatever the reason, each sentence once, sentences shared by most pages last. */
  texts: TextChange[]
  changedPages: string[]
  unchangedPages: string[]
}

/** Order of entries: those of single pages precede those of all pages of a month. */
const closestFirst: readonly ChangedEntry['kind'][] = ['campaign', 'screen', 'month']

function findClosestEntry(entries: readonly ChangedEntry[], pagePaths: readonly string[]): string | undefined {
  const concerned = entries.filter((entry) => pagePaths.some((pagePath) => entry.pagePaths.includes(pagePath)))
  return closestFirst.flatMap((kind) => concerned.filter((entry) => entry.kind === kind))[0]?.id
}

export function groupPages(differences: readonly PageDifference[], entries: readonly ChangedEntry[]): PageGroup[] {
  return [...groupBy(differences, ({ way }) => way).values()].map((group, index) => {
    const pagePaths = group.map(({ pagePath }) => pagePath).sort()
    const [{ state } = { state: 'changed' as const }] = group
    return { id: `pages-${index + 1}`, pagePaths, state, entryId: findClosestEntry(entries, pagePaths) }
  })
}

export function groupTexts(differences: readonly PageDifference[]): TextChange[] {
  const changes = new Map<string, { pair: SentencePair; pagePaths: Set<string> }>()
  for (const { pagePath, pairs } of differences) {
    for (const pair of pairs) {
      const key = JSON.stringify([pair.before, pair.after])
      const change = changes.get(key) ?? { pair, pagePaths: new Set() }
      change.pagePaths.add(pagePath)
      changes.set(key, change)
    }
  }
  const together = groupBy([...changes.values()], ({ pagePaths }) => [...pagePaths].sort().join(' '))
  return [...together.values()]
    .map((same) => ({ pairs: same.map(({ pair }) => pair), pagePaths: [...(same[0]?.pagePaths ?? [])].sort() }))
    .toSorted((a, b) => a.pagePaths.length - b.pagePaths.length)
}

export async function compareVersions({ before, after }: Versions): Promise<VersionDifference> {
  const pagePaths = [...new Set([...after.pagePaths, ...before.pagePaths])].sort()
  const differences: PageDifference[] = []
  for (const pagePath of pagePaths) {
    const [markupBefore, markupAfter] = await Promise.all([before.markup(pagePath), after.markup(pagePath)])
    const difference = comparePages({ pagePath, before: markupBefore, after: markupAfter })
    if (difference) differences.push(difference)
  }
  const entries = compareDocuments(before, after)
  const changed = new Set(differences.map(({ pagePath }) => pagePath))
  return {
    entries,
    groups: groupPages(differences, entries),
    texts: groupTexts(differences),
    changedPages: [...changed],
    unchangedPages: pagePaths.filter((pagePath) => !changed.has(pagePath)),
  }
}
