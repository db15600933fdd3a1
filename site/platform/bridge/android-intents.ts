import { commandLink, encodeValue, type DeepLinkScheme } from './app-links.ts'

/** What is needed to address the provider's app on Android (D2). */
export type AppUrl = DeepLinkScheme & { androidPackage: string; androidActivity: string }

export type IntentExtras = {
  /** Activity name relative to the app's package; the default is the provider's `{product}Activity`. */
  activity?: string | undefined
  /** Passed to the activity as the string extra `path`. */
  path?: string | undefined
  /** Where a browser goes when the app is not installed. */
  fallback?: string | undefined
}

/**
 * A deep link as an Android intent: `intent://command?…#Intent;scheme=…;package=…;component=…;S.path=…;end`. Package
 * and activity names are validated data; every other value is encoded, so none can break out of its part.
 */
export function intentLink(
  url: AppUrl,
  command: string,
  values: Readonly<Record<string, string>>,
  extras: IntentExtras,
): string {
  const { deepLinkScheme, androidPackage, androidActivity } = url
  const parts = [
    `scheme=${deepLinkScheme}`,
    `package=${androidPackage}`,
    `component=${androidPackage}/.${extras.activity ?? androidActivity}`,
    ...(extras.path === undefined ? [] : [`S.path=${encodeValue(extras.path)}`]),
    ...(extras.fallback === undefined ? [] : [`S.browser_fallback_url=${encodeValue(extras.fallback)}`]),
  ]
  return `${commandLink({ deepLinkScheme: 'intent' }, command, values)}#Intent;${parts.join(';')};end`
}

/** This page's own address, for an intent to fall back to. Its fragment names nothing, so that a browser stays. */
export function returnUrl(): string {
  return `${location.href.split('#', 1)[0] ?? ''}#app`
}

/**
 * Opens a URL inside the app, with the store as fallback where the app is not installed and no script runs, which would
 * show what to do instead (D36).
 */
export function openUrlIntent(address: AppUrl, url: string, storeUrl: string): string {
  return intentLink(address, 'openURL', { url }, { fallback: storeUrl })
}
