import type { Remark } from '#content-layer/diagnostics/diagnostic.ts'
import type { Card } from '../../compare/card.ts'
import type { UnseenVisitors } from '../pictures/plan-visitors.ts'
import type { TakenShot } from '../pictures/take-pictures.ts'
import type { VersionName } from '../../compare/versions/version-name.ts'
import type { Approvals } from './page-approval.ts'

/** All that the review's pages tell. */
export type Review = {
  /** What is compared, as people name it. */
  names: { before: VersionName; after: VersionName }
  /** When the review was made, in milliseconds since 1970 UTC; what has ended is told by it. */
  madeAt: number
  cards: readonly Card[]
  shots: readonly TakenShot[]
  /** Groups of pages of which no pictures were taken, because there were too many. */
  leftOut: number
  /** Visitors of whom no pictures were taken, because there were too many. */
  unseen: readonly UnseenVisitors[]
  changedPages: readonly string[]
  unchangedPages: readonly string[]
  /** Pages whose HTML differs, but of whose kind the picture is the same. */
  sameLookingPages: readonly string[]
  remarks: readonly Remark[]
  approvals: Approvals
  /** Published pictures that differ, by their address, as files of the review. */
  pictureFiles: ReadonlyMap<string, string>
}
