'use client'

import { runCommand } from '../platform/bridge/run-command.ts'
import { NoticePanel } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'

/** Says in its place that nobody is signed in, with the way to it: the app's login, or the app, or the store (D12). */
export function SignInPanel() {
  const { bridge, environment } = useScreen()
  if (environment?.place === 'browser' && environment.system === 'other') {
    return <NoticePanel title="ログインしていません" message="スマートフォンのアプリで開くと、ログインしてご利用いただけます。" />
  }
  return (
    <NoticePanel
      title="ログインしていません"
      message="ログインすると、続きをご覧いただけます。"
      action={{
        label: environment?.place === 'app' ? 'ログインする' : 'アプリを開いてログインする',
        run: () => bridge && void runCommand('openLogin', {}, bridge),
      }}
    />
  )
}
