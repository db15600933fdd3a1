/** What it takes to address the provider's app (D2). */
export type AppAddress = { deepLinkScheme: string; androidPackage: string; androidActivity: string }

/** Opens an address inside the app, on iOS: `scheme://openURL?url=…` (specification §7). */
export function openUrlLink({ deepLinkScheme }: Pick<AppAddress, 'deepLinkScheme'>, url: string): string {
  return `${deepLinkScheme}://openURL?url=${encodeURIComponent(url)}`
}

/**
 * Opens an address inside the app, on Android, with the store as the way out where the app is not installed.
 * Everything that could end a part of the intent is encoded.
 */
export function openUrlIntent({ deepLinkScheme, androidPackage, androidActivity }: AppAddress, url: string, storeUrl: string): string {
  const parts = [
    `scheme=${deepLinkScheme}`,
    `package=${androidPackage}`,
    `component=${androidPackage}/.${androidActivity}`,
    `S.browser_fallback_url=${encodeURIComponent(storeUrl)}`,
  ]
  return `intent://openURL?url=${encodeURIComponent(url)}#Intent;${parts.join(';')};end`
}
