import type { SentencePair } from '#content-layer/compare/pair-sentences.ts'
import { groupBy } from '#content-layer/group-by.ts'

import { compareDocuments } from './compare-documents.ts'
import { comparePages, type PageDifference } from './compare-pages.ts'
import type { Subject } from './subject.ts'
import type { Version } from './versions/version.ts'

/** Pages that differ in the same way, of which one is looked at. */
export type PageGroup = {
  /** Unique in a review, and part of an address. */
  id: string
  addresses: readonly string[]
  state: PageDifference['state']
  /** The id of the subject that the pages are about; undefined where none of those that changed is. */
  subject: string | undefined
}

/** Sentences that change on the same pages. */
export type TextChange = { pairs: readonly SentencePair[]; addresses: readonly string[] }

export type VersionDifference = {
  /** What changed in the content, field by field. */
  subjects: Subject[]
  groups: PageGroup[]
  /** The text of pages that changed, whatever the reason, each sentence once; what most pages say comes last. */
  texts: TextChange[]
  changedPages: string[]
  unchangedPages: string[]
}

/** What is about single pages comes before what is about all pages of a month. */
const closestFirst: readonly Subject['kind'][] = ['campaign', 'screen', 'month']

function findSubject(subjects: readonly Subject[], addresses: readonly string[]): string | undefined {
  const own = subjects.filter((subject) => addresses.some((address) => subject.addresses.includes(address)))
  return closestFirst.flatMap((kind) => own.filter((subject) => subject.kind === kind))[0]?.id
}

/** Groups pages that differ in the same way. */
export function groupPages(differences: readonly PageDifference[], subjects: readonly Subject[]): PageGroup[] {
  return [...groupBy(differences, ({ way }) => way).values()].map((alike, index) => {
    const addresses = alike.map(({ address }) => address).sort()
    const [{ state } = { state: 'changed' as const }] = alike
    return { id: `pages-${index + 1}`, addresses, state, subject: findSubject(subjects, addresses) }
  })
}

/** Groups the sentences that differ by the pages on which they do. */
export function groupTexts(differences: readonly PageDifference[]): TextChange[] {
  const places = new Map<string, { pair: SentencePair; addresses: Set<string> }>()
  for (const { address, pairs } of differences) {
    for (const pair of pairs) {
      const key = JSON.stringify([pair.before, pair.after])
      const known = places.get(key) ?? { pair, addresses: new Set() }
      known.addresses.add(address)
      places.set(key, known)
    }
  }
  const together = groupBy([...places.values()], ({ addresses }) => [...addresses].sort().join(' '))
  return [...together.values()]
    .map((same) => ({ pairs: same.map(({ pair }) => pair), addresses: [...(same[0]?.addresses ?? [])].sort() }))
    .toSorted((a, b) => a.addresses.length - b.addresses.length)
}

/** Compares all documents and all pages of two versions. */
export async function compareVersions(before: Version, after: Version): Promise<VersionDifference> {
  const addresses = [...new Set([...after.addresses, ...before.addresses])].sort()
  const differences: PageDifference[] = []
  for (const address of addresses) {
    const [old, now] = await Promise.all([before.markup(address), after.markup(address)])
    const difference = comparePages({ address, before: old, after: now })
    if (difference) differences.push(difference)
  }
  const subjects = compareDocuments(before, after)
  const changed = new Set(differences.map(({ address }) => address))
  return {
    subjects,
    groups: groupPages(differences, subjects),
    texts: groupTexts(differences),
    changedPages: [...changed],
    unchangedPages: addresses.filter((address) => !changed.has(address)),
  }
}
