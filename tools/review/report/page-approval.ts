import type { ApprovalMoment, ApprovalSurface } from '#schemas/approval-parts.ts'

import type { ApprovalState } from '../../approvals/judge-page.ts'
import type { PageToSign, SignedCommit } from '../../approvals/record-text.ts'

/** A state in which a page is looked at before it is signed; `at` is in milliseconds since 1970 UTC. */
export type Look = { surface: ApprovalSurface; moment: ApprovalMoment; address: string; at: number }

/** What a form makes a record from: the page as it can be signed, and the record's file in the repository. */
export type SignedPage = PageToSign & { file: string }

/** The signatures of a page, and what it takes to sign it. */
export type PageApproval = {
  /** What the page is called in addresses of the review: 202304-1-apple. */
  id: string
  title: string
  /** All addresses of the page. */
  addresses: readonly string[]
  /** Whether it differs in the versions that are compared. */
  isChanged: boolean
  /** Whether the settings ask for signatures of it. */
  isNeeded: boolean
  state: ApprovalState
  /** The state in Japanese, a line each; the page itself comes first. */
  lines: readonly string[]
  /** Whether a signature is asked for and missing. */
  isMissing: boolean
  looks: readonly Look[]
  signed: SignedPage
}

/** The signatures of those pages that changed, need some or have some, and what all forms have in common. */
export type Approvals = {
  pages: readonly PageApproval[]
  /** As what people sign. */
  roles: readonly { id: string; name: string }[]
  /** The commit under review; undefined outside a repository. */
  commit: SignedCommit | undefined
  /** The page of the branch under review at its host, where records can be committed in a browser. */
  branchPage: string | undefined
}

/** The signatures of the pages among these addresses. */
export function approvalsOf(pages: readonly PageApproval[], addresses: readonly string[]): PageApproval[] {
  return pages.filter((approval) => approval.addresses.some((address) => addresses.includes(address)))
}
