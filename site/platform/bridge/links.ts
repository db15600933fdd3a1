/** What a deep link is addressed to: the provider's app (D2). */
export type DeepLinkScheme = { deepLinkScheme: string }

/**
 * One value, so that nothing in it can end it. A surrogate without its partner is no character: `encodeURIComponent`
 * throws on it.
 */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
}

/**
 * A deep link: `scheme://command?name=value&…`, or without a question mark where there is no value (specification §7).
 */
export function commandLink(
  { deepLinkScheme }: DeepLinkScheme,
  command: string,
  values: Readonly<Record<string, string>>,
): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeValue(value)}`)
  return `${deepLinkScheme}://${command}${query.length > 0 ? '?' : ''}${query.join('&')}`
}

/**
 * Opens an address inside the app. Spelled out, because every campaign page carries this one and nothing else of the
 * bridge.
 */
export function openUrlLink({ deepLinkScheme }: DeepLinkScheme, url: string): string {
  return `${deepLinkScheme}://openURL?url=${encodeValue(url)}`
}
