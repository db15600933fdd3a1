import type { ApprovalState } from '../../approvals/check-approvals.ts'
import type { ApprovedCommit, PageToApprove } from '../../approvals/record-text.ts'

/** The input of the form for a record: the page as it can be approved, and the record's file in the repository. */
export type FormPage = PageToApprove & { file: string }

/** The approvals of a page, and what it takes to approve it. */
export type PageApproval = {
  /** Id of the page in URLs of the review: 202304-1-apple. */
  id: string
  title: string
  /** All paths of the page. */
  pagePaths: readonly string[]
  /** Whether it differs in the versions that are compared. */
  isChanged: boolean
  /** Whether the settings ask for approvals of it. */
  isNeeded: boolean
  state: ApprovalState
  /** The state in Japanese, a line each; the page itself is first. */
  lines: readonly string[]
  /** The moments at which it looks different, in milliseconds since 1970 UTC. */
  moments: readonly { label: string; at: number }[]
  form: FormPage
}

/** The approvals of those pages that changed, need some or have some, and what all forms have in common. */
export type Approvals = {
  pages: readonly PageApproval[]
  /** As what people approve. */
  roles: readonly { id: string; name: string }[]
  /** The commit under review; undefined outside a repository. */
  commit: ApprovedCommit | undefined
  /** The page of the branch under review at its host, where records can be committed in a browser. */
  branchPage: string | undefined
}

/** Returns the approvals of the pages with these paths. */
export function approvalsOf(pages: readonly PageApproval[], pagePaths: readonly string[]): PageApproval[] {
  return pages.filter((approval) => approval.pagePaths.some((pagePath) => pagePaths.includes(pagePath)))
}
