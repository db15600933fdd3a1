import type { Provider } from '#content-layer/documents/document-types.ts'

import type { Bridge } from '../../platform/bridge/run-command.ts'
import type { UrlParameter } from '../../platform/url-parameters.ts'

/** The provider's data that a screen needs in the browser. Everything that names the provider is data (D2). */
type ScreenProviderData = Bridge['address'] & { name: string; siteUrl: string; userAgentToken: string }

/** Data shared by all islands of a screen. */
export type ScreenData = {
  provider: ScreenProviderData
  /** Path of the page that is opened in the app. */
  path: string
  /** URL parameters that links into the app preserve (D34). */
  keptParameters: readonly UrlParameter[]
}

/**
 * Returns the web path of a page, given its web or in-app path. The build has the same in `routes.ts`, from where it
 * would add 50 bytes to each screen.
 */
export function getWebPath(path: string): string {
  return path.replace(/in-app\/$/, '')
}

/** Returns the data of the screen at a path, which supports these parameters. */
export function getScreenData(
  provider: Provider,
  path: string,
  keptParameters: readonly UrlParameter[] = [],
): ScreenData {
  const { name, siteUrl, userAgentToken, deepLinkScheme, androidPackage, androidActivity, stores } = provider
  return {
    provider: {
      name,
      siteUrl,
      userAgentToken,
      deepLinkScheme,
      androidPackage,
      androidActivity,
      stores: { ios: { url: stores.ios.url }, android: { url: stores.android.url } },
    },
    path,
    keptParameters,
  }
}
