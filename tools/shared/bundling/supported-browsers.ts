import { readFileSync } from 'node:fs'
import path from 'node:path'

import browserslist from 'browserslist'

const packageFile = path.resolve(import.meta.dirname, '..', '..', '..', 'package.json')
const { browserslist: queries } = JSON.parse(readFileSync(packageFile, 'utf8')) as { browserslist: string[] }

/**
 * All versions of the browsers in package.json's `browserslist`, such as `ios_saf 15.4` (D28). The query is passed
 * explicitly, so that the environment variable `BROWSERSLIST` cannot replace it.
 */
export const supportedBrowsers: readonly string[] = browserslist(queries)

/** Returns the oldest supported version of a browser, by its name in `browserslist`. `15.6-15.8` counts as 15.6. */
export function findOldestVersion(browser: string): string | undefined {
  const versions = supportedBrowsers
    .map((entry) => entry.split(' ') as [string, string])
    .flatMap(([name, range]) => (name === browser ? range.split('-', 1) : []))
  return versions.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))[0]
}

/** Names in esbuild of the browsers that it supports; Samsung Internet counts as Chromium. */
const esbuildNames = { ios_saf: 'ios', safari: 'safari', chrome: 'chrome', edge: 'edge', firefox: 'firefox' } as const

/** The oldest browsers that the site's own scripts support, in esbuild's notation: `ios15.4`. */
export const targets: readonly string[] = Object.entries(esbuildNames).map(
  ([browser, name]) => `${name}${findOldestVersion(browser) ?? ''}`,
)
