import { showInvisible } from '#domain/text/invisible-characters.ts'

/** Kinds of problems with a URL of a live site; docs/hosting.md explains each. */
export type FindingKind = 'missing' | 'redirected' | 'stale' | 'broken' | 'wrong-header' | 'too-early' | 'unreachable'

export type Finding = { kind: FindingKind; url: string; message: string }

/** Maximum length of quoted text of a live site, in characters. */
const maxLength = 500

export function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

/** Creates a finding on one line, without control characters: it may quote text of a live site. */
export function createFinding(kind: FindingKind, url: string, message: string): Finding {
  return { kind, url, message: showInvisible(message.replace(/\s+/g, ' ').trim()) }
}

/** The number of compared files, the findings, and how many requests succeeded only when repeated. */
export type Verification = { files: number; findings: Finding[]; repeated: number }

/** Returns the exit status: 0 if there are no findings, 1 if there are, 2 if all of them are missing responses. */
export function getExitCode({ findings }: Verification): number {
  if (findings.some(({ kind }) => kind !== 'unreachable')) return 1
  return findings.length > 0 ? 2 : 0
}

/** Formats the result for people: a line for each finding, and a summary. */
export function formatVerification({ files, findings, repeated }: Verification): string {
  const lines = findings.map(({ kind, url, message }) => `${kind}  ${url}  ${message}`)
  const verdict = findings.length === 0 ? ' as they should be' : `: ${findings.length} findings`
  const retries = repeated > 0 ? `; ${repeated} requests had to be repeated` : ''
  return [...lines, `${files} files${verdict}${retries}.`].join('\n')
}
