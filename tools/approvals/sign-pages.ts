import type { ShownPart } from '#schemas/approval-parts.ts'
import type { ApprovalRecord } from '#schemas/approval.ts'
import { showInvisible } from '#schemas/invisible-characters.ts'

import { PlainError } from '../shared/plain-error.ts'
import type { RoleStatus } from './judge-page.ts'
import type { JudgedPage, JudgedSite } from './judge-site.ts'
import type { Commit } from '../shared/commit.ts'
import { signAt, signRecord, type SigningChoice } from './record-text.ts'

/** Who signs what, having looked at which moments and surfaces. */
export type SigningRequest = SigningChoice & {
  /** Addresses of pages, with or without their last slash. */
  pages: readonly string[]
}

function findPage({ pages }: JudgedSite, address: string): JudgedPage {
  const wanted = address.endsWith('/') ? address : `${address}/`
  const found = pages.find(({ page }) => page.addresses.some((known) => known.address === wanted))
  if (found) return found
  throw new PlainError(
    `${showInvisible(address)}: このページは承認できません。承認できるのは、月とキャンペーンのページです（自分のページのないキャンペーンは、月のページで承認します）。一覧は npm run approve -- --list で見られます。`,
  )
}

/** The pages at which a role's signature is void because of these parts and nothing else. */
export function pagesVoidBy({ pages }: JudgedSite, role: string, parts: readonly ShownPart[]): string[] {
  const isOnlyBy = ({ state, changed }: RoleStatus) =>
    state === 'void' && changed.length > 0 && changed.every((part) => parts.includes(part))
  return pages.flatMap(({ page, status }) =>
    status.roles.some((one) => one.role === role && isOnlyBy(one)) ? [page.page] : [],
  )
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
  const signing = signAt(request, commit, now)
  const wanted = new Set(request.pages.map((address) => findPage(site, address)))
  return new Map(
    [...wanted].map(({ file, page: { page }, record, hashes }) => {
      const signed = signRecord({ page, record, hashes }, signing)
      if (!signed) throw new PlainError(`${page}: 選んだ場所（--surfaces）には、このページがありません。`)
      return [file, signed]
    }),
  )
}
