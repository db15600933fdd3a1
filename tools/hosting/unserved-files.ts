import { errorPages } from '#site/error-pages.ts'

import { generatedFilesFile } from '../output-folder/generated-files.ts'

/** Each page's policy header, for the local server; published with the pages, like nginx.conf. */
export const policiesFile = 'policies.json'

/** File with the time at which each file that `npm run retain` retains was replaced, for the next deployment. */
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
