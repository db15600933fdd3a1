import { showInvisible } from '#schemas/invisible-characters.ts'

/** What can be wrong with a URL of a live site; docs/hosting.md explains each. */
export type FindingKind = 'missing' | 'redirected' | 'stale' | 'broken' | 'wrong-header' | 'too-early' | 'unreachable'

export type Finding = { kind: FindingKind; url: string; message: string }

/** Maximum length of a text of a live site that a line repeats, in characters. */
const maxLength = 500

/** What a live site has sent, cut short where it is long. */
export function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

/** A finding on one line, with nothing that a terminal would obey: messages repeat what a live site has sent. */
export function createFinding(kind: FindingKind, url: string, message: string): Finding {
  return { kind, url, message: showInvisible(message.replace(/\s+/g, ' ').trim()) }
}

/** The result of a run: how many files there were to compare, and how many requests were answered only when repeated. */
export type Verification = { files: number; findings: Finding[]; repeated: number }

/** The exit code: 0 if all is well, 1 for findings, 2 if the only trouble is that there was no answer in time. */
export function exitCodeOf({ findings }: Verification): number {
  if (findings.some(({ kind }) => kind !== 'unreachable')) return 1
  return findings.length > 0 ? 2 : 0
}

/** The result for people: a line for each finding, and one that sums up. */
export function formatVerification({ files, findings, repeated }: Verification): string {
  const lines = findings.map(({ kind, url, message }) => `${kind}  ${url}  ${message}`)
  const verdict = findings.length === 0 ? ' as they should be' : `: ${findings.length} findings`
  const retries = repeated > 0 ? `; ${repeated} requests had to be repeated` : ''
  return [...lines, `${files} files${verdict}${retries}.`].join('\n')
}
