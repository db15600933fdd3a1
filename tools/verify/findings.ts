import { showInvisible } from '#schemas/invisible-characters.ts'

/**
 * What can be wrong with an address of a live site.
 *
 * - `missing`: it answers 404, or another status than 200
 * - `stale`: it answers with other bytes than this checkout publishes
 * - `too-early`: it shows what is still held back
 * - `withdrawn`: it shows what is no longer published
 * - `wrong-header`: a header is missing or has another value
 * - `redirected`: it leads elsewhere
 * - `broken`: its body breaks off, cannot be decoded, or does not end
 */
export type FindingKind = 'missing' | 'stale' | 'too-early' | 'withdrawn' | 'wrong-header' | 'redirected' | 'broken'

export type Finding = { kind: FindingKind; address: string; message: string }

/** The longest text of a live site that a line repeats, in characters. */
const longest = 500

/** What a live site has sent, cut short where it is long. */
export function shorten(text: string, most = longest): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** On one line, and with nothing that a terminal would obey: messages repeat what a live site has sent. */
export function plain(text: string): string {
  return showInvisible(text.replace(/\s+/g, ' ').trim())
}

export function finding(kind: FindingKind, address: string, message: string): Finding {
  return { kind, address, message: plain(message) }
}

/** An address that could not be reached, with the reason that the network gave. */
export type Unreachable = { address: string; reason: string }

/** The result of a run: how much there was to compare, what was found, and whether the rest was not requested. */
export type Verification = {
  pages: number
  files: number
  findings: Finding[]
  unreachable: Unreachable[]
  /** How many requests were answered only when they were repeated. */
  repeated: number
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
export function formatVerification(result: Verification): string {
  const { pages, files, findings, unreachable, repeated, hasGivenUp } = result
  const compared = `${pages} pages and ${files} files`
  const ending = [
    ...(repeated > 0 ? [`; ${repeated} requests had to be repeated`] : []),
    ...(hasGivenUp ? ['; the rest was not asked for'] : []),
  ].join('')
  if (exitCodeOf(result) === 0) return `${compared} as they should be${ending}.`
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  return [
    ...kinds.flatMap((kind) =>
      linesOf(
        findings.filter((finding) => finding.kind === kind),
        ({ address, message }) => `${kind}  ${address}  ${message}`,
      ),
    ),
    ...linesOf(unreachable, ({ address, reason }) => `unreachable  ${address}  ${reason}`),
    `${compared}: ${findings.length} findings, ${unreachable.length} unreachable${ending}.`,
  ].join('\n')
}

/** The exit code: 0 if all is well, 1 for findings, 2 if the only trouble is that addresses could not be reached or time was over. */
export function exitCodeOf({ findings, unreachable, hasGivenUp }: Verification): number {
  if (findings.length > 0) return 1
  return unreachable.length > 0 || hasGivenUp ? 2 : 0
}
