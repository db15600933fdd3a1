import type { FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { PlanTexts } from '../plan-subjects.ts'
import type { RequirementTexts } from '../requirement-subjects.ts'
import type { Publication } from '../compare-publication.ts'

/** One state of the site, before or after: its documents, pages and files. */
export type Version = {
  documents: ReadonlyMap<string, string>
  /** Publication times of scheduled content. */
  publication: Publication
  /** Texts that the plans of months define; absent if they are not compared. */
  plans?: PlanTexts
  /** Statements that pages are required to make; absent like `plans`. */
  requirements?: RequirementTexts
  /** Texts that new files copied from others; absent like `plans`. */
  leftovers?: FindLeftovers
  pagePaths: readonly string[]
  /**
   * Returns a page's HTML for comparison, without anything that varies between builds; null if there is no such page.
   */
  markup: (pagePath: string) => Promise<string | null>
  /** The path below which the pages are published; empty at the root of a host. */
  basePath: string
  /** Returns the response body for a path of the host; undefined if there is none. */
  file: (path: string) => Promise<Buffer | undefined>
}
