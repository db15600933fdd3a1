import type { EvaluatedPage } from '../../approvals/check-approvals.ts'
import type { ApprovedCommit, PageToApprove } from '../../approvals/record-text.ts'

/** Input of the form for a record: the page to approve, and the record's file in the repository. */
export type FormPage = PageToApprove & { file: string }

/** The approvals of a page. */
export type PageApproval = EvaluatedPage & {
  /** Whether the compared versions of the page differ. */
  isChanged: boolean
  /** The state in Japanese, in lines; the first one is about the page itself. */
  lines: readonly string[]
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

export function findApprovals(pages: readonly PageApproval[], pagePaths: readonly string[]): PageApproval[] {
  return pages.filter((approval) => approval.pagePaths.some((pagePath) => pagePaths.includes(pagePath)))
}

/** Returns the id of a page on the page of approvals, such as `202304-1-apple`. */
export function getAnchor({ file }: PageApproval): string {
  return file.replace('.yaml', '').replaceAll('/', '-')
}
