/** What a deep link is addressed to: the provider's app (D2). */
export type DeepLinkScheme = { deepLinkScheme: string }

/**
 * Encodes one value, so that nothing in it can terminate it. Lone surrogates are replaced because `encodeURIComponent`
 * throws on them.
 */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
}

/** A deep link, `scheme://command?name=value&…`; without values there is no question mark (specification §7). */
export function commandLink(
  { deepLinkScheme }: DeepLinkScheme,
  command: string,
  values: Readonly<Record<string, string>>,
): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeValue(value)}`)
  return `${deepLinkScheme}://${command}${query.length > 0 ? '?' : ''}${query.join('&')}`
}

/**
 * Opens a URL inside the app. Written out rather than built on `commands`, because it is the only part of the bridge
 * that every campaign page carries.
 */
export function openUrlLink({ deepLinkScheme }: DeepLinkScheme, url: string): string {
  return `${deepLinkScheme}://openURL?url=${encodeValue(url)}`
}
