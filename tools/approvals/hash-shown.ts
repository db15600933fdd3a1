import type { ShownHashes } from '#schemas/approval.ts'

import { hashOf, sha256Of } from '../shared/hash.ts'
import type { ShownPage } from './shown-page.ts'

function hashList(list: readonly string[]): string {
  return hashOf(JSON.stringify(list))
}

/** The hashes of what a page shows: of everything together, and of each part, from which a reader learns what changed. */
export function hashShown(page: ShownPage): ShownHashes {
  const { words, facts, links, pictures, styles } = page.own
  return {
    shown: sha256Of(Buffer.from(JSON.stringify(page))),
    words: hashList(words),
    facts: hashList(facts),
    links: hashList(links),
    pictures: hashList(pictures),
    styles: hashList(styles),
    frame: hashOf(JSON.stringify(page.frame)),
  }
}
