import type { Version } from './versions/version.ts'
import { compareDocuments } from './compare-documents.ts'
import { comparePages, type PageDifference } from './compare-pages.ts'
import type { Card } from './card.ts'
import { makeCards } from './make-cards.ts'

export type VersionDifference = { cards: Card[]; changedPages: string[]; unchangedPages: string[] }

/** Compares all documents and all pages of two versions. */
export async function compareVersions(before: Version, after: Version): Promise<VersionDifference> {
  const addresses = [...new Set([...after.addresses, ...before.addresses])].sort()
  const found: PageDifference[] = []
  for (const address of addresses) {
    const [old, now] = await Promise.all([before.markup(address), after.markup(address)])
    const difference = comparePages({ address, before: old, after: now })
    if (difference) found.push(difference)
  }
  const changed = new Set(found.map(({ address }) => address))
  return {
    cards: makeCards(compareDocuments(before, after), found),
    changedPages: [...changed],
    unchangedPages: addresses.filter((address) => !changed.has(address)),
  }
}
