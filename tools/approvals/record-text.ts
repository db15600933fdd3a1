import {
  approvalMoments,
  approvalSurfaces,
  shownParts,
  type ApprovalMoment,
  type ApprovalSurface,
} from '#schemas/approval-parts.ts'
import type { ApprovalRecord, PageHashes, Signature } from '#schemas/approval.ts'
import { formatMinute } from '#domain/time/format-time.ts'

import type { Commit } from '../shared/commit.ts'

const head = `# 承認の記録です。npm run approve か /review/ が書きます。手では直さないでください。
# だれが、いつ、どの状態のページを見て承認したかを表します。ページが変わると、この承認は無効になります。`

/** JSON strings are YAML strings too. */
function quote(text: string): string {
  return JSON.stringify(text)
}

/** The lines of a record that say who signed, as what, when, and at which commit. */
export function signerLines({ role, by, at, commit, uncommitted }: ReturnType<typeof signerAt>): string[] {
  return [
    `  - role: ${quote(role)}`,
    `    by: ${quote(by)}`,
    `    at: ${quote(at)} # 日本時間`,
    `    commit: ${quote(commit)}`,
    ...(uncommitted ? ['    uncommitted: true # まだコミットしていない変更がありました'] : []),
  ]
}

function signatureLines({ moments, surfaces, ...signer }: Signature): string[] {
  const ofSurfaces = approvalSurfaces.flatMap((surface) => {
    const hashes = surfaces[surface]
    if (!hashes) return []
    const lines = (['shown', ...shownParts] as const).map((part) => `        ${part}: ${quote(hashes[part])}`)
    return [`      ${surface}:`, ...lines]
  })
  return [...signerLines(signer), `    moments: [${moments.join(', ')}]`, '    surfaces:', ...ofSurfaces]
}

/** A record as the text of its file. Needs no library, so that a static page can make it as well. */
export function formatRecord({ page, signatures }: ApprovalRecord): string {
  return [head, `page: ${quote(page)}`, 'signatures:', ...signatures.flatMap(signatureLines), ''].join('\n')
}

/** A page as it can be signed: its record so far, and what it shows now. */
export type PageToSign = { page: string; record: ApprovalRecord | undefined; hashes: PageHashes }

/** Who signs, when, at which commit, and the surfaces looked at. */
export type Signing = Omit<Signature, 'surfaces'> & { surfaces: readonly ApprovalSurface[] }

/** What a person says by signing: who, as what, and what was looked at. */
export type SigningChoice = {
  by: string
  role: string
  moments: readonly ApprovalMoment[]
  surfaces: readonly ApprovalSurface[]
}

/** What of a commit a signature names. */
export type SignedCommit = Pick<Commit, 'hash' | 'isClean'>

/** Who signs at a commit, or outside a repository; `now` is in milliseconds since 1970 UTC. */
export function signerAt(
  { by, role }: Pick<SigningChoice, 'by' | 'role'>,
  commit: SignedCommit | undefined,
  now: number,
) {
  return {
    role,
    by,
    at: formatMinute(now),
    commit: commit?.hash ?? 'none',
    uncommitted: commit?.isClean === false,
  }
}

/** A choice as it is signed at a commit, or outside a repository; `now` is in milliseconds since 1970 UTC. */
export function signAt(choice: SigningChoice, commit: SignedCommit | undefined, now: number): Signing {
  const { moments, surfaces } = choice
  return {
    ...signerAt(choice, commit, now),
    moments: approvalMoments.filter((moment) => moments.includes(moment)),
    surfaces,
  }
}

/** Whether a signature tells nothing more once the same person signs again: it is void, or all of it is signed anew. */
function isReplaced(earlier: Signature, signing: Signing, hashes: PageHashes): boolean {
  if (earlier.role !== signing.role || earlier.by !== signing.by) return false
  const surfaces = approvalSurfaces.filter((surface) => earlier.surfaces[surface])
  const isVoid = surfaces.some((surface) => earlier.surfaces[surface]?.shown !== hashes[surface]?.shown)
  const isCovered =
    surfaces.every((surface) => signing.surfaces.includes(surface)) &&
    earlier.moments.every((moment) => signing.moments.includes(moment))
  return isVoid || isCovered
}

/**
 * The record of a page with one signature more. Of the same person in the same role, earlier ones stay only where they
 * are valid and of something else. Undefined if the page is not shown on the surfaces looked at.
 */
export function signRecord({ page, record, hashes }: PageToSign, signing: Signing): ApprovalRecord | undefined {
  const seen = approvalSurfaces.filter((surface) => signing.surfaces.includes(surface) && hashes[surface])
  if (seen.length === 0) return undefined
  const surfaces = Object.fromEntries(seen.map((surface) => [surface, hashes[surface]]))
  const others = (record?.signatures ?? []).filter((earlier) => !isReplaced(earlier, signing, hashes))
  return { page, signatures: [...others, { ...signing, surfaces }] }
}
