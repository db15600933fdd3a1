/**
 * Returns the paths of a page, which all hosts serve without a redirect (D3): with its slash, without, and by its
 * file's name. None for a file that is no page.
 */
export function urlPathsOf(page: string): string[] {
  if (!/(?:^|\/)index\.html$/.test(page)) return []
  const slashed = `/${page.replace(/index\.html$/, '')}`
  return [...new Set([slashed, slashed.replace(/(?<=.)\/$/, ''), `/${page}`])]
}
