import { defaultRole, describePage, evaluatePages } from '../approvals/check-approvals.ts'
import type { ApprovablePage } from '../approvals/list-pages.ts'
import { readApprovalSite } from '../approvals/approval-site.ts'
import { readRecords } from '../approvals/record-files.ts'
import type { ApprovedCommit } from '../approvals/record-text.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { Approvals } from './report/page-approval.ts'

type Options = {
  content: ContentSource
  /** The folder of approval records. */
  records: string
  /** The time for which the content is read, in milliseconds since 1970 UTC. */
  now: number
  commit: ApprovedCommit | undefined
  branchPage: string | undefined
}

/** Lists the approvals of pages that changed, need some, or have some; none if the content has errors. */
export async function listApprovals(
  { content, records, now, commit, branchPage }: Options,
  changed: ReadonlySet<string>,
): Promise<Approvals> {
  const recordsByFile = await readRecords(records, Date.now())
  const site = await readApprovalSite(content, now)
  const common = { roles: site?.settings?.roles ?? [defaultRole], commit, branchPage }
  if (!site) return { pages: [], ...common }
  const isChanged = ({ pagePaths }: ApprovablePage) => pagePaths.some((pagePath) => changed.has(pagePath))
  const pages = await evaluatePages(
    site,
    recordsByFile,
    (page) => isChanged(page) || page.isNeeded || recordsByFile.has(page.file),
  )
  const listed = pages.map((page) => ({
    ...page,
    isChanged: isChanged(page),
    lines: describePage(page, site.settings),
  }))
  return { pages: listed, ...common }
}
