import { errorStatuses } from '../error-statuses.ts'

/**
 * Each page's policy as a header, for the server on this machine: as with nginx.conf, pages and policies come in one
 * folder.
 */
export const policiesFile = 'policies.json'

/** Settings of hosts and notes for the next deployment: they lie in the published folder and answer to no address. */
export const settingsFiles = ['_headers', '_redirects', 'nginx.conf', policiesFile, 'kept-files.json'] as const

const settings: ReadonlySet<string> = new Set(settingsFiles)

/** The page that explains a status. */
export function errorPage(status: number | string): string {
  return `${status}` === '404' ? '404.html' : `errors/${status}.html`
}

export const errorPages: readonly string[] = ['404', ...errorStatuses].map(errorPage)

/** Files that answer to no address of their own: error pages, settings, and the compressed forms of others. */
export function isInternal(file: string): boolean {
  return settings.has(file) || errorPages.includes(file) || /\.(?:br|gz)$/.test(file)
}
