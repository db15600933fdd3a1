import { commonHeaders, commonPolicy, fingerprintedFolders, filePolicy, immutable, pagelessFolders } from './headers.ts'

type Rule = { glob: string; headers: Readonly<Record<string, string>> }

/**
 * What hosts with a `_headers` file send. They join the values of all rules that fit a path, so a header stands in two
 * rules only where joined values mean both: policies do. `Cache-Control` would not; pages are left to the host's
 * default,
 * which is to be asked again.
 */
export const headerRules: readonly Rule[] = [
  { glob: '/*', headers: { ...commonHeaders, 'Content-Security-Policy': commonPolicy } },
  ...pagelessFolders.map((folder) => ({ glob: `${folder}*`, headers: { 'Content-Security-Policy': filePolicy } })),
  ...fingerprintedFolders.map((folder) => ({ glob: `${folder}*`, headers: { 'Cache-Control': immutable } })),
]

/** The `_headers` file: at most 100 rules, and 2,000 characters a line. */
export function headersFile(): string {
  const lines = headerRules.flatMap(({ glob, headers }) => [
    glob,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
