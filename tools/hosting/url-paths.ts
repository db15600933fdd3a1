/** Returns the path at which links and lists name a published file: a page by its folder. */
export function getUrlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}

/** Returns all paths of a published file. A page has three, which hosts serve without a redirect (D3). */
export function listUrlPaths(file: string): string[] {
  const path = getUrlPath(file)
  return [...new Set([path, path.replace(/(?<=.)\/$/, ''), `/${file}`])]
}

/** Decodes the path of a request line; undefined if it is malformed. */
export function parseRequestedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}
