import type { Period } from '#schemas/period.ts'

import type { Change } from '#content-layer/diff/change.ts'
import type { PreviousVersion } from '#content-layer/diff/previous-version.ts'
import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'

/** What a reviewer would call one change: a campaign, a month, a screen, the provider, or a note that many share. */
export type Subject = {
  /** Unique in a review, and part of a URL: `campaign-202305-1-apple`. */
  id: string
  kind: 'campaign' | 'month' | 'screen' | 'provider' | 'note'
  title: string
  state: 'added' | 'removed' | 'changed'
  /** The paths of the pages about it, without those that merely mention it. */
  pagePaths: readonly string[]
  /** The id of the element that is about it on these pages, where they are about others, too. */
  element?: string
  /** When it runs, as stated to visitors before and after the change. */
  periods: { before?: Period; after?: Period }
  /** When it runs, according to the version after; empty if always. */
  runs: readonly Period[]
  /** Whom it concerns, in the words of the content where it states them. */
  audience: string
  changes: readonly Change[]
  /** Of what is new as a whole: what it was most likely written from, and what it took over from that as it was. */
  previous?: PreviousVersion & { leftovers: readonly Leftover[] }
}

/** Returns the path of a page, with the element that is about the subject: `/jp/card/202302-1/#store`. */
export function locationOf({ pagePaths, element }: Subject, pagePath: string): string {
  return element !== undefined && pagePaths.includes(pagePath) ? `${pagePath}#${element}` : pagePath
}
