/**
 * The path of every interactive screen, and the folder of `site/screens/` that contains it. A browser loads the
 * folder's `islands.ts`. The main page of a screen precedes its others, also where reviewers read them.
 */
export const screenFolders = {
  '/examples/check-webview/': 'check-webview',
  '/examples/check-webview/detail/': 'check-webview',
  '/examples/check-webview/status/': 'check-webview',
  '/examples/date/': 'date',
  '/examples/deeplinks/': 'deeplinks',
  '/examples/dummy-external/': 'dummy-external',
  '/guide/easypay/registration/': 'easypay-guide',
  '/guide/easypay/registration/mercard/': 'easypay-guide',
  '/jp/card/entry/': 'entry',
  '/jp/card/entry/refound/': 'entry',
  '/jp/card/campaign/in-app/': 'entry',
  '/jp/card/invitation/': 'invitation',
  '/jp/card/invitation/in-app/': 'invitation',
  '/jp/lending/': 'lending',
  '/jp/lending/in-app/': 'lending',
  '/jp/loyalty/': 'loyalty',
  '/jp/loyalty/in-app/': 'loyalty',
  '/jp/card/loyalty/': 'loyalty',
  '/jp/card/loyalty/notification/': 'loyalty',
  '/r/mercard-application/': 'mercard-application',
} as const

export type ScreenPath = keyof typeof screenFolders
export type ScreenFolder = (typeof screenFolders)[ScreenPath]

/** Returns whether a path, which starts and ends with `/`, is that of a screen. */
export function isScreenPath(path: string): path is ScreenPath {
  return path in screenFolders
}
