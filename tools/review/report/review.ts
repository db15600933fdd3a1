import type { VersionDifference } from '../../compare/compare-versions.ts'
import type { VersionName } from '../../compare/versions/version-name.ts'
import type { TakenScreenshot } from '../pictures/take-pictures.ts'
import type { Approvals } from './page-approval.ts'

/** All that the review's pages tell. */
export type Review = VersionDifference & {
  /** What is compared, as people name it. */
  names: { before: VersionName; after: VersionName }
  /** When the review was made, in milliseconds since 1970 UTC; what has ended is told by it. */
  createdAt: number
  screenshots: readonly TakenScreenshot[]
  /** Groups of pages of which no pictures were taken, because there were too many. */
  leftOut: number
  approvals: Approvals
  /** Published pictures that differ, by their address, as files of the review. */
  pictureFiles: ReadonlyMap<string, string>
}
