/** The interactive screens of specification §2. */
export const screenPaths: readonly string[] = [
  '/guide/easypay/registration',
  '/guide/easypay/registration/mercard',
  '/install-app',
  '/jp/card/campaign/in-app',
  '/jp/card/entry',
  '/jp/card/entry/refound',
  '/jp/card/invitation',
  '/jp/card/invitation/in-app',
  '/jp/card/loyalty',
  '/jp/card/loyalty/notification',
  '/jp/lending',
  '/jp/lending/in-app',
  '/jp/loyalty',
  '/jp/loyalty/in-app',
  '/r/mercard-application',
]

/** The pages of examples and diagnostics of specification §2. */
export const diagnosticPaths: readonly string[] = [
  '/examples/blueprints',
  '/examples/check-webview',
  '/examples/check-webview/detail',
  '/examples/check-webview/status',
  '/examples/date',
  '/examples/deeplinks',
  '/examples/dummy-external',
]
