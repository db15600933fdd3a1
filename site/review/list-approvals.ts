import { readContentCached } from '../content-layer/check-content.ts'
import type { ContentSource } from '../content-layer/content-source.ts'
import { describePage, missingRoles } from '../record/describe-status.ts'
import { judgeSite } from '../record/judge-site.ts'
import { readSite } from '../record/read-site.ts'
import { readRecords } from '../record/record-files.ts'
import type { PageApproval } from './report/card-approvals.tsx'

/**
 * The signatures of the pages that need or have any, as a review shows them; none if the content has faults. `now` is in
 * milliseconds since 1970 UTC.
 */
export async function listApprovals(content: ContentSource, records: string, now: number): Promise<PageApproval[]> {
  const signed = await readRecords(records)
  const { shared } = await readContentCached(content, undefined, now)
  // Then nothing is asked for, and rendering all pages would tell nothing.
  if (!shared.approvals && signed.size === 0) return []
  const site = await readSite(content, now)
  if (!site) return []
  const { pages } = await judgeSite(site, signed, site.approvals)
  const asked = pages.filter(({ status }) => status.isNeeded || status.signatures.length > 0)
  return asked.map(({ page, status }) => ({
    addresses: page.addresses.map(({ address }) => address),
    lines: describePage(status, site.approvals),
    commands: missingRoles(status, site.approvals).map(
      (role) => `npm run approve -- --page ${page.page} --role ${role} --by 名前`,
    ),
  }))
}
