/** Data that addresses deep links to the provider's app (D2). */
export type DeepLinkScheme = { deepLinkScheme: string }

/**
 * Encodes a value so that no character terminates it. Lone surrogates are replaced because `encodeURIComponent` throws
 * on them.
 */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
}

/**
 * Returns a deep link, `scheme://command?name=value&…`; without values there is no question mark (specification §7).
 */
export function createCommandLink(
  { deepLinkScheme }: DeepLinkScheme,
  command: string,
  values: Readonly<Record<string, string>>,
): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeValue(value)}`)
  return `${deepLinkScheme}://${command}${query.length > 0 ? '?' : ''}${query.join('&')}`
}

/**
 * Returns a link that opens a URL inside the app. Does not use `commands`, because it is the only part of the bridge
 * that every campaign page includes.
 */
export function createOpenUrlLink({ deepLinkScheme }: DeepLinkScheme, url: string): string {
  return `${deepLinkScheme}://openURL?url=${encodeValue(url)}`
}
