import { errorStatuses } from '#site/error-statuses.ts'
import { generatedFilesFile } from '../output-folder/generated-files.ts'

/**
 * Each page's policy header, for the local server: as with nginx.conf, pages and policies are published in one folder.
 */
export const policiesFile = 'policies.json'

/** When each file that `npm run keep` retains was replaced, for the next deployment. */
export const retainedFilesFile = 'kept-files.json'

/** Host configuration, and records for the next deployment: published with the site, but not served. */
export const unservedFiles = [
  'nginx.conf',
  'Caddyfile',
  '.htaccess',
  policiesFile,
  retainedFilesFile,
  generatedFilesFile,
] as const

const unserved: ReadonlySet<string> = new Set(unservedFiles)

/**
 * Returns the paths of a page, which all hosts serve without a redirect (D3): with its slash, without, and by its
 * file's name. None for a file that is no page.
 */
export function urlPathsOf(page: string): string[] {
  if (!/(?:^|\/)index\.html$/.test(page)) return []
  const slashed = `/${page.replace(/index\.html$/, '')}`
  return [...new Set([slashed, slashed.replace(/(?<=.)\/$/, ''), `/${page}`])]
}

/** The status that an error page explains. */
export function statusOfErrorPage(page: string): string {
  return /\d+/.exec(page)?.[0] ?? ''
}

/** The page that explains a status. */
export function errorPage(status: number | string): string {
  return `${status}` === '404' ? '404.html' : `errors/${status}.html`
}

export const errorPages: readonly string[] = ['404', ...errorStatuses].map(errorPage)

/** Returns whether a file has no path of its own: error pages, configuration, and compressed variants. */
export function isInternal(file: string): boolean {
  return unserved.has(file) || errorPages.includes(file) || /\.(?:br|gz)$/.test(file)
}
