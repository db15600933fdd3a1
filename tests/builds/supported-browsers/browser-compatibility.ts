import { createRequire } from 'node:module'

import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

import { findOldestVersion } from '#tools/shared/bundling/supported-browsers.ts'

/** MDN's data, required by Node: imported through Vite, these 17 MB take 14 s. */
const bcd = createRequire(import.meta.filename)('@mdn/browser-compat-data') as CompatData

/** The names that MDN's data and `browserslist` have for a browser. Chrome on Android is Chrome. */
const browsers = {
  safari_ios: 'ios_saf',
  safari: 'safari',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  samsunginternet_android: 'samsung',
} as const

type BrowserName = keyof typeof browsers

function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number)) as [number[], number[]]
  for (const index of [0, 1]) if (a[index] !== b[index]) return (a[index] ?? 0) < (b[index] ?? 0)
  return false
}

/** Returns whether a version supports the feature without a prefix or a setting, according to a statement. */
function includes(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  if (typeof added !== 'string' || added === 'preview' || flags || prefix !== undefined || otherName) return false
  return !isBefore(version, added) && !(typeof removed === 'string' && !isBefore(version, removed))
}

/** Returns the oldest supported versions of browsers that lack a feature, such as `firefox 115`. */
export function browsersWithout({ support }: CompatStatement): string[] {
  return (Object.keys(browsers) as BrowserName[]).flatMap((browser) => {
    const version = findOldestVersion(browsers[browser])
    const statements = [support[browser] ?? []].flat()
    if (version === undefined || statements.some((statement) => includes(statement, version))) return []
    return [`${browsers[browser]} ${version}`]
  })
}

/** Returns MDN's data at a path, such as `css.selectors.has`; undefined if it has none. */
export function compatDataAt(...names: readonly string[]): Identifier | undefined {
  let node: Identifier | undefined = bcd as unknown as Identifier
  for (const name of names) node = Object.hasOwn(node ?? {}, name) ? node?.[name] : undefined
  return node
}
