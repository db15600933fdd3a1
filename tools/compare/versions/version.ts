import type { FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { PlanTexts } from '../plan-subjects.ts'
import type { RequirementTexts } from '../requirement-subjects.ts'
import type { Publication } from '../compare-publication.ts'

/** One state of the site, before or after: its documents, pages and files. */
export type Version = {
  documents: ReadonlyMap<string, string>
  /** When scheduled content is published. */
  publication: Publication
  /** The texts that the plans of months decide; absent for a version that is not asked for them. */
  plans?: PlanTexts
  /** The statements that pages are required to make; absent like `plans`. */
  requirements?: RequirementTexts
  /** What new files took over from others; absent like `plans`. */
  leftovers?: FindLeftovers
  pagePaths: readonly string[]
  /** A page to be compared, without what a build varies; null where there is none. */
  markup: (pagePath: string) => Promise<string | null>
  /** The path below which the pages are published; empty at the root of a host. */
  basePath: string
  /** What a browser gets at a path of the host; undefined if there is nothing. */
  file: (path: string) => Promise<Buffer | undefined>
}
