import { approvalSurfaces, shownParts, type ApprovalSurface } from '#schemas/approval-parts.ts'
import type { ApprovalRecord, PageHashes, Signature } from '#schemas/approval.ts'

const head = `# 承認の記録です。npm run approve か /review/ が書きます。手では直さないでください。
# だれが、いつ、どの状態のページを見て承認したかを表します。ページが変わると、この承認は無効になります。`

/** JSON strings are YAML strings too. */
function quote(text: string): string {
  return JSON.stringify(text)
}

function signatureLines({ role, by, at, commit, uncommitted, moments, surfaces }: Signature): string[] {
  const ofSurfaces = approvalSurfaces.flatMap((surface) => {
    const hashes = surfaces[surface]
    if (!hashes) return []
    const lines = (['shown', ...shownParts] as const).map((part) => `        ${part}: ${quote(hashes[part])}`)
    return [`      ${surface}:`, ...lines]
  })
  return [
    `  - role: ${quote(role)}`,
    `    by: ${quote(by)}`,
    `    at: ${quote(at)} # 日本時間`,
    `    commit: ${quote(commit)}`,
    ...(uncommitted ? ['    uncommitted: true # まだコミットしていない変更がありました'] : []),
    `    moments: [${moments.join(', ')}]`,
    '    surfaces:',
    ...ofSurfaces,
  ]
}

/** A record as the text of its file. Needs no library, so that a static page can make it as well. */
export function formatRecord({ page, signatures }: ApprovalRecord): string {
  return [head, `page: ${quote(page)}`, 'signatures:', ...signatures.flatMap(signatureLines), ''].join('\n')
}

/** A page as it can be signed: its record so far, and what it shows now. */
export type PageToSign = { page: string; record: ApprovalRecord | undefined; hashes: PageHashes }

/** Who signs, and the surfaces looked at. */
export type Signing = Omit<Signature, 'surfaces'> & { surfaces: readonly ApprovalSurface[] }

/**
 * The record of a page with one signature more, which replaces earlier ones of the same person in the same role.
 * Undefined if the page is not shown on the surfaces looked at.
 */
export function signRecord({ page, record, hashes }: PageToSign, signing: Signing): ApprovalRecord | undefined {
  const seen = approvalSurfaces.filter((surface) => signing.surfaces.includes(surface) && hashes[surface])
  if (seen.length === 0) return undefined
  const surfaces = Object.fromEntries(seen.map((surface) => [surface, hashes[surface]]))
  const others = (record?.signatures ?? []).filter(({ role, by }) => role !== signing.role || by !== signing.by)
  return { page, signatures: [...others, { ...signing, surfaces }] }
}
