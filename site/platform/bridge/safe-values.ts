/** The address as it will be opened, or undefined unless it is whole and its scheme is https or the provider's own. */
export function safeUrl(url: string, deepLinkScheme: string): string | undefined {
  try {
    const { protocol, href } = new URL(url)
    return protocol === 'https:' || protocol === `${deepLinkScheme}:` ? href : undefined
  } catch {
    return undefined
  }
}

/** A path inside the app: one slash in front. Two, or a backslash behind it, would be read as a host. */
export function isAppPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/** The name of an Android activity, relative to the app's package. */
export function isActivityName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_.]*$/.test(name)
}
