import { approvalSurfaces, shownParts, type ApprovalRecord, type Signature } from '#schemas/approval.ts'

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

/** The record of a page with one signature more. It replaces earlier ones of the same person in the same role. */
export function addSignature(page: string, record: ApprovalRecord | undefined, signature: Signature): ApprovalRecord {
  const others = (record?.signatures ?? []).filter(({ role, by }) => role !== signature.role || by !== signature.by)
  return { page, signatures: [...others, signature] }
}
