/**
 * What can be wrong with an address of a live site.
 *
 * - `missing`: it answers 404, or another status than 200
 * - `stale`: it answers with other bytes than this checkout publishes
 * - `too-early`: it shows what is still held back
 * - `withdrawn`: it shows what is no longer published
 * - `wrong-header`: a header is missing or has another value
 * - `redirected`: it leads elsewhere
 * - `broken`: its body cannot be read to the end
 */
export type FindingKind = 'missing' | 'stale' | 'too-early' | 'withdrawn' | 'wrong-header' | 'redirected' | 'broken'

export type Finding = { kind: FindingKind; address: string; message: string }

export function finding(kind: FindingKind, address: string, message: string): Finding {
  return { kind, address, message }
}

/** An address that could not be reached, with the reason that the network gave. */
export type Unreachable = { address: string; reason: string }

/** The result of a run: how much there was to compare, what was found, and whether the rest was not asked for. */
export type Verification = {
  pages: number
  files: number
  findings: Finding[]
  unreachable: Unreachable[]
  hasGivenUp: boolean
}

/** How many lines of a kind are shown; `--json` lists all. */
const mostLines = 20

/** The lines of one kind, with those that are left out counted. */
function linesOf<Row>(rows: readonly Row[], describe: (row: Row) => string): string[] {
  const more = rows.length - mostLines
  return [...rows.slice(0, mostLines).map(describe), ...(more > 0 ? [`  … and ${more} more (--json lists all)`] : [])]
}

/** The result for people: one line if all is well, otherwise one line for each finding. */
export function formatVerification({ pages, files, findings, unreachable, hasGivenUp }: Verification): string {
  const compared = `${pages} pages and ${files} files`
  if (findings.length + unreachable.length === 0) return `${compared} as they should be.`
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  return [
    ...kinds.flatMap((kind) =>
      linesOf(
        findings.filter((finding) => finding.kind === kind),
        ({ address, message }) => `${kind}  ${address}  ${message}`,
      ),
    ),
    ...linesOf(unreachable, ({ address, reason }) => `unreachable  ${address}  ${reason}`),
    `${compared}: ${findings.length} findings, ${unreachable.length} unreachable${hasGivenUp ? '; the rest was not asked for' : ''}.`,
  ].join('\n')
}

/** The exit code: 0 if all is well, 1 for findings, 2 if the only trouble is that addresses could not be reached. */
export function exitCodeOf({ findings, unreachable }: Verification): number {
  if (findings.length > 0) return 1
  return unreachable.length > 0 ? 2 : 0
}
