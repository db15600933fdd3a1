/** Returns the normalised URL, or undefined unless it is absolute and its scheme is https or the provider's own. */
export function normalizeSafeUrl(url: string, deepLinkScheme: string): string | undefined {
  try {
    const { protocol, href } = new URL(url)
    return protocol === 'https:' || protocol === `${deepLinkScheme}:` ? href : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether a text is a path inside the app, with exactly one leading slash. `//` and `/\` would be read as a
 * host.
 */
export function isAppPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/** Returns whether a text is the name of an Android activity, relative to the app's package. */
export function isActivityName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_.]*$/.test(name)
}
