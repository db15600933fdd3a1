import { errorStatuses } from '#site/error-statuses.ts'
import { madeFilesFile } from '../own-folder/made-files.ts'

/**
 * Each page's policy header, for the local server: as with nginx.conf, pages and policies are published in one folder.
 */
export const policiesFile = 'policies.json'

/** When each file was replaced that `npm run keep` keeps, for the next deployment. */
export const keptFilesFile = 'kept-files.json'

/** Host configuration, and records for the next deployment: published with the site, but not served. */
export const settingsFiles = [
  '_headers',
  '_redirects',
  'nginx.conf',
  'Caddyfile',
  '.htaccess',
  policiesFile,
  keptFilesFile,
  madeFilesFile,
] as const

const settings: ReadonlySet<string> = new Set(settingsFiles)

/** The folder of a page, `jp/lending`; undefined for a file that has no address of its own. */
export function folderOf(page: string): string | undefined {
  return /^(.+)\/index\.html$/.exec(page)?.[1]
}

/** The status that an error page explains. */
export function statusOf(page: string): string {
  return /\d+/.exec(page)?.[0] ?? ''
}

/** The page that explains a status. */
export function errorPage(status: number | string): string {
  return `${status}` === '404' ? '404.html' : `errors/${status}.html`
}

export const errorPages: readonly string[] = ['404', ...errorStatuses].map(errorPage)

/** Files without an address of their own: error pages, configuration, and compressed variants. */
export function isInternal(file: string): boolean {
  return settings.has(file) || errorPages.includes(file) || /\.(?:br|gz)$/.test(file)
}
