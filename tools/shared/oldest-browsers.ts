import { readFileSync } from 'node:fs'
import path from 'node:path'

import browserslist from 'browserslist'

const packageFile = path.resolve(import.meta.dirname, '..', '..', 'package.json')
const { browserslist: queries } = JSON.parse(readFileSync(packageFile, 'utf8')) as { browserslist: string[] }

/**
 * The browsers of package.json's `browserslist`, each version of each, such as `ios_saf 15.4` (D28). The query is given,
 * so that no variable of the shell (`BROWSERSLIST`) takes its place.
 */
export const supportedBrowsers: readonly string[] = browserslist(queries)

/** The oldest version of a browser that is supported, by its name in `browserslist`. `15.6-15.8` counts as 15.6. */
export function oldestVersion(browser: string): string | undefined {
  const versions = supportedBrowsers
    .map((entry) => entry.split(' ') as [string, string])
    .flatMap(([name, range]) => (name === browser ? range.split('-', 1) : []))
  return versions.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))[0]
}

/** The browsers that esbuild supports; Samsung Internet's are Chromium's. */
const esbuildNames = { ios_saf: 'ios', safari: 'safari', chrome: 'chrome', edge: 'edge', firefox: 'firefox' } as const

/** The oldest browsers that the site's own scripts support, as esbuild writes them: `ios15.4`. */
export const targets: readonly string[] = Object.entries(esbuildNames).map(
  ([browser, name]) => `${name}${oldestVersion(browser) ?? ''}`,
)
