/** Decodes the path of a request line; undefined if it is malformed. */
export function parseRequestedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}
