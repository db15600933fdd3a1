import { defaultRole, describePage, evaluatePages } from '../approvals/check-approvals.ts'
import type { ApprovablePage } from '../approvals/list-pages.ts'
import { readSite } from '../approvals/read-site.ts'
import { readRecords } from '../approvals/record-files.ts'
import type { ApprovedCommit } from '../approvals/record-text.ts'
import { readContentCached } from '../content/read-content-cached.ts'
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
  const settings = (await readContentCached(content, now)).shared.approvals
  const common = { roles: settings?.roles ?? [defaultRole], commit, branchPage }
  // Nothing has to be approved, so there is no need to render pages.
  if (changed.size === 0 && !settings && recordsByFile.size === 0) return { pages: [], ...common }
  const site = await readSite(content, now)
  if (!site) return { pages: [], ...common }
  const isChanged = ({ pagePaths }: ApprovablePage) => pagePaths.some((pagePath) => changed.has(pagePath))
  const pages = await evaluatePages(
    site,
    recordsByFile,
    settings,
    (page) => isChanged(page) || page.isNeeded || recordsByFile.has(page.file),
  )
  const listed = pages.map((page) => ({ ...page, isChanged: isChanged(page), lines: describePage(page, settings) }))
  return { pages: listed, ...common }
}
