import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { PageReport } from '#tools/build/report.ts'

/** Returns every page in a published folder, from the build report next to the folder. */
export function readPageReports(published: string): PageReport[] {
  const report = JSON.parse(readFileSync(path.join(`${published}-report`, 'report.json'), 'utf8')) as {
    pages: PageReport[]
  }
  return report.pages
}

/** Returns the paths, with trailing slash, of those page files that visitors can open; error pages have none. */
export function listPaths(files: readonly string[]): string[] {
  return files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
}
