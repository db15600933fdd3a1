import type { Period } from '#schemas/period.ts'

import type { Change } from '#content-layer/diff/change.ts'
import type { PreviousVersion } from '#content-layer/diff/previous-version.ts'
import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'

/** What a reviewer looks at as one: a campaign, a month, a screen, the provider or a shared note, and its changes. */
export type ChangedEntry = {
  /** Unique in a review, and part of a URL: `campaign-202305-1-apple`. */
  id: string
  kind: 'campaign' | 'month' | 'screen' | 'provider' | 'note'
  title: string
  state: 'added' | 'removed' | 'changed'
  /** Paths of the pages about it, excluding those that only mention it. */
  pagePaths: readonly string[]
  /** Id of its element on these pages, if they have other entries, too. */
  element?: string
  /** Period shown to visitors before and after the change. */
  periods: { before?: Period; after?: Period }
  /** Periods in the new version; empty if it always applies. */
  runs: readonly Period[]
  /** The audience, in the words of the content if it states one. */
  audience: string
  changes: readonly Change[]
  /** For a new entry: its most likely source, and the texts copied from it unchanged. */
  previous?: PreviousVersion & { leftovers: readonly Leftover[] }
}

/** Returns the path of a page with the entry's element, such as `/jp/card/202302-1/#store`. */
export function getEntryUrl({ pagePaths, element }: ChangedEntry, pagePath: string): string {
  return element !== undefined && pagePaths.includes(pagePath) ? `${pagePath}#${element}` : pagePath
}
