import type { ScreenName } from '#schemas/screens.ts'

/** The paths at which the texts of each screen's content file are shown. */
export const screenPaths: Readonly<Record<ScreenName, readonly string[]>> = {
  'easypay-guide': ['/guide/easypay/registration/', '/guide/easypay/registration/mercard/'],
  entry: ['/jp/card/entry/', '/jp/card/entry/refound/', '/jp/card/campaign/in-app/'],
  'install-app': ['/install-app/'],
  invitation: ['/jp/card/invitation/', '/jp/card/invitation/in-app/'],
  lending: ['/jp/lending/', '/jp/lending/in-app/'],
  loyalty: ['/jp/loyalty/', '/jp/loyalty/in-app/', '/jp/card/loyalty/', '/jp/card/loyalty/notification/'],
  'mercard-application': ['/r/mercard-application/'],
}

export const screenTitles: Readonly<Record<ScreenName, string>> = {
  'easypay-guide': '登録の案内',
  entry: 'エントリー',
  'install-app': 'アプリの入手',
  invitation: '招待',
  lending: '融資のシミュレーション',
  loyalty: 'ロイヤルティ',
  'mercard-application': 'カードの申し込み',
}
