import {
  approvalMoments,
  approvalSurfaces,
  type ApprovalMoment,
  type ApprovalRecord,
  type ApprovalSurface,
  type Signature,
} from '#schemas/approval.ts'

import { PlainError } from '../plain-error.ts'
import { japanTime } from './japan-time.ts'
import type { JudgedPage, JudgedSite } from './judge-site.ts'
import type { Commit } from './read-commit.ts'
import { addSignature } from './record-text.ts'

/** Who signs what, having looked at which moments and surfaces. */
export type SigningRequest = {
  /** Addresses of pages, with or without their last slash. */
  pages: readonly string[]
  by: string
  role: string
  moments: readonly ApprovalMoment[]
  surfaces: readonly ApprovalSurface[]
}

function findPage({ pages }: JudgedSite, address: string): JudgedPage {
  const wanted = address.endsWith('/') ? address : `${address}/`
  const found = pages.find(({ page }) => page.addresses.some((known) => known.address === wanted))
  if (found) return found
  throw new PlainError(
    `${address}: このページは承認できません。承認できるのは、月とキャンペーンのページです。一覧は npm run approve -- --list で見られます。`,
  )
}

function signPage(
  { page, hashes, record }: JudgedPage,
  signature: Omit<Signature, 'surfaces'>,
  request: SigningRequest,
) {
  const seen = approvalSurfaces.filter((surface) => request.surfaces.includes(surface) && hashes[surface])
  if (seen.length === 0) throw new PlainError(`${page.page}: 選んだ場所（--surfaces）には、このページがありません。`)
  const surfaces = Object.fromEntries(seen.map((surface) => [surface, hashes[surface]]))
  return addSignature(page.page, record, { ...signature, surfaces })
}

/**
 * The records of the requested pages with one signature more, by file. `now` is in milliseconds since 1970 UTC.
 * @throws PlainError if an address is no page that can be signed, or is not shown on the surfaces looked at
 */
export function signPages(
  site: JudgedSite,
  request: SigningRequest,
  commit: Commit | undefined,
  now: number,
): ReadonlyMap<string, ApprovalRecord> {
  const signature = {
    role: request.role,
    by: request.by,
    at: japanTime(now),
    commit: commit?.hash ?? 'none',
    uncommitted: commit?.isClean === false,
    moments: approvalMoments.filter((moment) => request.moments.includes(moment)),
  }
  const wanted = new Set(request.pages.map((address) => findPage(site, address)))
  return new Map([...wanted].map((judged) => [judged.file, signPage(judged, signature, request)]))
}
