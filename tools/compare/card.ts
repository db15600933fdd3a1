import type { PageDifference } from './compare-pages.ts'
import type { Place } from './places.ts'
import type { Subject } from './subject.ts'
import type { ToldChange } from './tell-places.ts'

/** A figure that follows from a change and that no field states: 7,500円 → 12,500円, and the sentences that say it. */
export type Consequence = { before: string; after: string; places: readonly Place[] }

/** Pages that differ in the same way, of which one is looked at. */
export type PageGroup = { addresses: readonly string[]; state: PageDifference['state']; isOwn: boolean }

/** One thing to review: what changed, where it is said, and the pages that show it. */
export type Card = {
  id: string
  title: string
  /** Absent for wording that many pages share, and for pages that only the code changed. */
  subject?: Subject
  changes: readonly ToldChange[]
  /** Sentences that differ and state none of the changes. */
  words: readonly Place[]
  /** Figures that follow from its changes. */
  consequences: readonly Consequence[]
  groups: readonly PageGroup[]
}
