import { errorPages } from '#site/error-pages.ts'

import { generatedFilesFile } from '../output-folder/generated-files.ts'

/**
 * File with each page's policy header, for the local server: like nginx.conf, it is published together with the pages.
 */
export const policiesFile = 'policies.json'

/** File with the time at which each file that `npm run keep` retains was replaced, for the next deployment. */
export const retainedFilesFile = 'kept-files.json'

/** Host configuration, and records for the next deployment: published with the site, but not served. */
export const unservedFiles: readonly string[] = [
  'nginx.conf',
  'Caddyfile',
  '.htaccess',
  policiesFile,
  retainedFilesFile,
  generatedFilesFile,
]

/** Returns whether a file has no path of its own: error pages, configuration, and compressed variants. */
export function isInternal(file: string): boolean {
  return unservedFiles.includes(file) || errorPages.some((page) => page.file === file) || /\.(?:br|gz)$/.test(file)
}
