import type { VersionDifference } from '../../compare/compare-versions.ts'
import type { VersionName } from '../../compare/versions/base-commit.ts'
import type { TakenScreenshot } from '../screenshots/take-screenshots.ts'
import type { Approvals } from './page-approval.ts'

/** The card of a link to a page; `file` is its image among the pictures of the review. */
export type SharedLink = { pagePath: string; title: string; description: string; alt: string; file: string }

/** All the data of the review's pages. */
export type Review = VersionDifference & {
  /** Display names of the compared versions. */
  names: { before: VersionName; after: VersionName }
  /** Creation time of the review, in milliseconds since 1970 UTC. Periods that ended before it count as ended. */
  createdAt: number
  screenshots: readonly TakenScreenshot[]
  /** Number of page groups without pictures, because there were too many. */
  leftOut: number
  approvals: Approvals
  /** The cards of links to pages, by the entry's id. */
  sharedLinks: ReadonlyMap<string, readonly SharedLink[]>
  /** Published pictures that differ, by their path, as files of the review. */
  pictureFiles: ReadonlyMap<string, string>
}
