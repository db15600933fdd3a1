import { approvalMoments } from '#schemas/approval-parts.ts'
import { momentsOf } from '#domain/time/moments.ts'

import { readContentCached } from '../content/check-content.ts'
import type { ContentSource } from '../content/content-source.ts'
import { usualRole } from '../approvals/approve-request.ts'
import { describePage, missingRoles } from '../approvals/describe-status.ts'
import { needsApproval } from '../approvals/judge-page.ts'
import { judgeSite, type JudgedPage } from '../approvals/judge-site.ts'
import { readSite } from '../approvals/read-site.ts'
import { readRecords } from '../approvals/record-files.ts'
import type { SignedCommit } from '../approvals/record-text.ts'
import { recordFile, type SignablePage } from '../approvals/signable-pages.ts'
import type { ApprovalSettings } from '#schemas/requirements.ts'
import type { Approvals, Look, PageApproval } from './report/page-approval.ts'

/** The states in which a page is looked at. */
function looksOf({ addresses, periods }: SignablePage): Look[] {
  const states = momentsOf(periods)
  return addresses.flatMap(({ surface, address }) =>
    approvalMoments.flatMap((moment) =>
      states.filter(({ name }) => name === moment).map(({ at }) => ({ surface, moment, address, at })),
    ),
  )
}

function describe(
  { page, file, record, hashes, status }: JudgedPage,
  settings: ApprovalSettings | undefined,
  isChanged: boolean,
): PageApproval {
  return {
    id: file.replace('.yaml', '').replaceAll('/', '-'),
    title: page.title,
    addresses: page.addresses.map(({ address }) => address),
    isChanged,
    isNeeded: status.isNeeded,
    state: status.state,
    lines: describePage(status, settings),
    isMissing: missingRoles(status, settings).length > 0,
    looks: looksOf(page),
    signed: { page: page.page, file: `approvals/${file}`, record, hashes },
  }
}

type Options = {
  content: ContentSource
  /** The folder of records. */
  records: string
  /** The clock, in milliseconds since 1970 UTC. */
  now: number
  commit: SignedCommit | undefined
  branchPage: string | undefined
}

/**
 * The signatures of the pages that changed, that need some, or that have some, as a review shows them; none if the
 * content has faults.
 */
export async function listApprovals(
  { content, records, now, commit, branchPage }: Options,
  changed: ReadonlySet<string>,
): Promise<Approvals> {
  const signed = await readRecords(records, Date.now())
  const { shared } = await readContentCached(content, undefined, now)
  const settings = shared.approvals
  const roles = settings?.roles ?? [{ id: usualRole, name: '確認' }]
  const common = { roles, commit, branchPage }
  // Then there is nothing to sign, and rendering pages would tell nothing.
  if (changed.size === 0 && !settings && signed.size === 0) return { pages: [], ...common }
  const site = await readSite(content, now)
  if (!site) return { pages: [], ...common }
  const isChanged = ({ addresses }: SignablePage) => addresses.some(({ address }) => changed.has(address))
  const concerns = (page: SignablePage) =>
    isChanged(page) || needsApproval(page, settings) || signed.has(recordFile(page))
  const { pages } = await judgeSite(site, signed, settings, concerns)
  return { pages: pages.map((judged) => describe(judged, settings, isChanged(judged.page))), ...common }
}
