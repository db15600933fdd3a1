import { errorStatuses } from '#site/error-statuses.ts'
import { generatedFilesFile } from '../output-folder/generated-files.ts'

/**
 * File with each page's policy header, for the local server: like nginx.conf, it is published together with the pages.
 */
export const policiesFile = 'policies.json'

/** File with the time at which each file that `npm run keep` retains was replaced, for the next deployment. */
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
 * Returns the paths of a page, which all hosts serve without a redirect (D3): with a trailing slash, without it, and
 * with the file's name. Returns none for other files.
 */
export function urlPathsOf(page: string): string[] {
  if (!/(?:^|\/)index\.html$/.test(page)) return []
  const slashed = `/${page.replace(/index\.html$/, '')}`
  return [...new Set([slashed, slashed.replace(/(?<=.)\/$/, ''), `/${page}`])]
}

/** Returns the status that an error page explains. */
export function statusOfErrorPage(page: string): string {
  return /\d+/.exec(page)?.[0] ?? ''
}

/** Returns the page that explains a status. */
export function errorPage(status: number | string): string {
  return `${status}` === '404' ? '404.html' : `errors/${status}.html`
}

export const errorPages: readonly string[] = ['404', ...errorStatuses].map(errorPage)

/** Returns whether a file has no path of its own: error pages, configuration, and compressed variants. */
export function isInternal(file: string): boolean {
  return unserved.has(file) || errorPages.includes(file) || /\.(?:br|gz)$/.test(file)
}
