import { commandLink, encodeValue, type DeepLinkScheme } from './links.ts'

/** What it takes to address the provider's app on Android (D2). */
export type AppAddress = DeepLinkScheme & { androidPackage: string; androidActivity: string }

export type IntentExtras = {
  /** The name of an activity, relative to the app's package; the provider's `{product}Activity` where none is given. */
  activity?: string | undefined
  /** Text handed to the activity as the extra `path`. */
  path?: string | undefined
  /** Where a browser goes when the app is not installed. */
  storeUrl?: string | undefined
}

/**
 * A deep link as Android's intent: `intent://command?…#Intent;scheme=…;package=…;component=…;S.path=…;end`.
 * Names of packages and activities come from checked data; every other value is encoded, so that none can end its part.
 */
export function intentLink(
  address: AppAddress,
  command: string,
  values: Readonly<Record<string, string>>,
  extras: IntentExtras,
): string {
  const { deepLinkScheme, androidPackage, androidActivity } = address
  const parts = [
    `scheme=${deepLinkScheme}`,
    `package=${androidPackage}`,
    `component=${androidPackage}/.${extras.activity ?? androidActivity}`,
    ...(extras.path === undefined ? [] : [`S.path=${encodeValue(extras.path)}`]),
    ...(extras.storeUrl === undefined ? [] : [`S.browser_fallback_url=${encodeValue(extras.storeUrl)}`]),
  ]
  return `${commandLink({ deepLinkScheme: 'intent' }, command, values)}#Intent;${parts.join(';')};end`
}

/** Opens an address inside the app, with the store as the way out where the app is not installed. */
export function openUrlIntent(address: AppAddress, url: string, storeUrl: string): string {
  return intentLink(address, 'openURL', { url }, { storeUrl })
}
