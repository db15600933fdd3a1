import type { ScreenName } from '#schemas/screens.ts'

/** Names of the screens for marketers, in the list 「画面」 of the form. */
export const screenLabels: Readonly<Record<ScreenName, string>> = {
  'easypay-guide': '定額払いの案内',
  entry: 'エントリー',
  'install-app': 'アプリの案内',
  invitation: '招待',
  lending: 'かりる',
  loyalty: '還元のしくみ',
  'mercard-application': 'カードの申し込み',
}

/** Web paths of the screens, which the editor cannot show: it names the path at which to look. */
export const screenPaths: Readonly<Record<ScreenName, string>> = {
  'easypay-guide': '/guide/easypay/registration/',
  entry: '/jp/card/entry/',
  'install-app': '/install-app/',
  invitation: '/jp/card/invitation/',
  lending: '/jp/lending/',
  loyalty: '/jp/loyalty/',
  'mercard-application': '/r/mercard-application/',
}
