import type { ApprovalState } from '../../approvals/check-approvals.ts'
import type { ApprovedCommit, PageToApprove } from '../../approvals/record-text.ts'

/** Input of the form for a record: the page to approve, and the record's file in the repository. */
export type FormPage = PageToApprove & { file: string }

/** The approvals of a page, and the data required to approve it. */
export type PageApproval = {
  /** Id of the page in URLs of the review: 202304-1-apple. */
  id: string
  title: string
  pagePaths: readonly string[]
  /** Whether the compared versions of the page differ. */
  isChanged: boolean
  /** Whether the settings require approvals of it. */
  isNeeded: boolean
  state: ApprovalState
  /** The state in Japanese, in lines; the first one is about the page itself. */
  lines: readonly string[]
  /** Moments at which the page looks different, in milliseconds since 1970 UTC. */
  moments: readonly { label: string; at: number }[]
  form: FormPage
}

/** The approvals of all pages that changed, need some or have some, and the data shared by all forms. */
export type Approvals = {
  pages: readonly PageApproval[]
  /** The roles of approvers. */
  roles: readonly { id: string; name: string }[]
  /** The commit under review; undefined outside a repository. */
  commit: ApprovedCommit | undefined
  /** URL of the reviewed branch at its host, where records can be committed in a browser. */
  branchPage: string | undefined
}

export function approvalsOf(pages: readonly PageApproval[], pagePaths: readonly string[]): PageApproval[] {
  return pages.filter((approval) => approval.pagePaths.some((pagePath) => pagePaths.includes(pagePath)))
}
