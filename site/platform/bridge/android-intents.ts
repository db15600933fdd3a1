import { createCommandLink, encodeValue, type DeepLinkScheme } from './app-links.ts'

/** Data that addresses the provider's app on Android (D2). */
export type AppUrl = DeepLinkScheme & { androidPackage: string; androidActivity: string }

export type IntentExtras = {
  /** Activity name relative to the app's package; the default is the provider's `{product}Activity`. */
  activity?: string | undefined
  /** Passed to the activity as the string extra `path`. */
  path?: string | undefined
  /** URL that a browser opens if the app is not installed. */
  fallback?: string | undefined
}

/**
 * Returns a deep link as an Android intent: `intent://command?…#Intent;scheme=…;package=…;component=…;S.path=…;end`.
 * Package and activity names are validated data; every other value is encoded, so it cannot terminate its part.
 */
export function createIntentLink(
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
  return `${createCommandLink({ deepLinkScheme: 'intent' }, command, values)}#Intent;${parts.join(';')};end`
}

/**
 * Returns this page's URL as an intent's fallback. Its fragment refers to no element, so a browser stays on the page.
 */
export function getReturnUrl(): string {
  return `${location.href.split('#', 1)[0] ?? ''}#app`
}

/**
 * Returns an intent that opens a URL inside the app, with the store as fallback if the app is not installed and no
 * script runs that would show what to do (D36).
 */
export function openUrlIntent(address: AppUrl, url: string, storeUrl: string): string {
  return createIntentLink(address, 'openURL', { url }, { fallback: storeUrl })
}
