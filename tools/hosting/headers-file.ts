import {
  commonHeaders,
  policyBesidePages,
  fingerprintedFolders,
  filePolicy,
  immutable,
  pagelessFolders,
} from './headers.ts'

type Rule = { glob: string; headers: Readonly<Record<string, string>> }

/**
 * The headers for hosts that read a `_headers` file. Such hosts join the values of all matching rules, so a header may
 * occur in two rules only if joined values have the meaning of both: policies do. `Cache-Control` would not; pages are
 * left to the host's default, which is to revalidate.
 */
export const headerRules: readonly Rule[] = [
  { glob: '/*', headers: { ...commonHeaders, 'Content-Security-Policy': policyBesidePages } },
  ...pagelessFolders.map((folder) => ({ glob: `${folder}*`, headers: { 'Content-Security-Policy': filePolicy } })),
  ...fingerprintedFolders.map((folder) => ({ glob: `${folder}*`, headers: { 'Cache-Control': immutable } })),
]

/** The `_headers` file: at most 100 rules, and 2,000 characters per line. */
export function headersFile(): string {
  const lines = headerRules.flatMap(({ glob, headers }) => [
    glob,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
