import type { Approval, ApprovalRecord } from '#schemas/files/approval.ts'
import { formatMinute } from '#domain/time/format-time.ts'

import type { Commit } from '../shared/processes/commit.ts'

// Needs no library, so that a static page can create records as well.

/** A page to approve: its current record, and the hash of its current content. */
export type PageToApprove = { page: string; record: ApprovalRecord | undefined; shown: string }

/** Name and role of an approver. */
export type Approver = Pick<Approval, 'by' | 'role'>

/** The properties of a commit that an approval records. */
export type ApprovedCommit = Pick<Commit, 'hash' | 'isClean'>

const head = `# 承認の記録です。npm run approve か /review/ が書きます。手では直さないでください。
# だれが、いつ、どのコミットのページを見て承認したかを表します。ページが変わると、この承認は無効になります。`

/** Formats an approval as YAML. JSON strings are YAML strings too. */
function formatApprovalLines({ role, by, at, commit, uncommitted, shown }: Approval): string[] {
  return [
    `  - role: ${JSON.stringify(role)}`,
    `    by: ${JSON.stringify(by)}`,
    `    at: ${JSON.stringify(at)} # 日本時間`,
    `    commit: ${JSON.stringify(commit)}`,
    ...(uncommitted ? ['    uncommitted: true # まだコミットしていない変更がありました'] : []),
    `    shown: ${JSON.stringify(shown)} # 見えるもののハッシュ`,
  ]
}

/** Formats a record as the text of its file. */
export function formatRecord({ page, approvals }: ApprovalRecord): string {
  return [head, `page: ${JSON.stringify(page)}`, 'approvals:', ...approvals.flatMap(formatApprovalLines), ''].join('\n')
}

/** Adds an approval, in place of an earlier one of this person and role. `now` is in milliseconds since 1970. */
export function approvePage(
  { page, record, shown: contentHash }: PageToApprove,
  { by, role }: Approver,
  commit: ApprovedCommit | undefined,
  now: number,
): ApprovalRecord {
  const others = (record?.approvals ?? []).filter((previous) => previous.by !== by || previous.role !== role)
  const approval = { at: formatMinute(now), commit: commit?.hash ?? 'none', uncommitted: commit?.isClean === false }
  return { page, approvals: [...others, { role, by, ...approval, shown: contentHash }] }
}
