import type { Remark } from '../../content-layer/severity.ts'
import type { Card } from '../compare/make-cards.ts'
import type { TakenShot } from '../pictures/take-pictures.ts'
import type { VersionName } from '../versions/version-name.ts'
import type { PageApproval } from './card-approvals.tsx'

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
  changedPages: readonly string[]
  unchangedPages: readonly string[]
  /** Pages whose HTML differs, but of whose kind the picture is the same. */
  sameLookingPages: readonly string[]
  remarks: readonly Remark[]
  /** The signatures of all pages that can be signed; none where nobody has asked. */
  approvals: readonly PageApproval[]
  /** Published pictures that differ, by their address, as files of the review. */
  pictureFiles: ReadonlyMap<string, string>
}
