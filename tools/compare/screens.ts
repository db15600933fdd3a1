import type { ScreenName } from '#schemas/screens.ts'
import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'

/** Returns the paths at which the texts of a screen's content file are shown, its main page first. */
export function listScreenPaths(name: ScreenName): readonly string[] {
  // The only one without a script: a content page.
  if (name === 'install-app') return ['/install-app/']
  return Object.keys(screenFolders).filter((path) => isScreenPath(path) && screenFolders[path] === name)
}

/** Names of the screens for reviewers. */
export const screenTitles: Readonly<Record<ScreenName, string>> = {
  'easypay-guide': '登録の案内',
  entry: 'エントリー',
  'install-app': 'アプリの入手',
  invitation: '招待',
  lending: '融資のシミュレーション',
  loyalty: 'ロイヤルティ',
  'mercard-application': 'カードの申し込み',
}
