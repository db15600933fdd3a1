import { errorStatuses } from '#site/error-statuses.ts'

/**
 * Returns the paths of a page, which all hosts serve without a redirect (D3): with its slash, without, and by its
 * file's name. None for a file that is no page.
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

/** Returns the file of the page that explains a status. */
export function errorPage(status: number | string): string {
  return `${status}` === '404' ? '404.html' : `errors/${status}.html`
}

export const errorPages: readonly string[] = ['404', ...errorStatuses].map(errorPage)
