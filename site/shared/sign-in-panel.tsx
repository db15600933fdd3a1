'use client'

import { runCommand } from '../platform/bridge/run-command.ts'
import { NoticePanel, type PanelNotice } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'

const defaultLabels = { inApp: 'ログインする', inBrowser: 'アプリを開いてログインする' }

/**
 * The way to sign in: the app's login, or the app, or the store; undefined on a device that the app does not exist for
 * (D12).
 */
export function useSignIn(labels = defaultLabels): PanelNotice['action'] {
  const { bridge, environment } = useScreen()
  if (environment?.system === 'other') return undefined
  return {
    label: environment?.surface === 'app' ? labels.inApp : labels.inBrowser,
    run: () => bridge && void runCommand('openLogin', {}, bridge),
  }
}

/** Says in its place that nobody is signed in, with the way to it (D12). */
export function SignInPanel() {
  const action = useSignIn()
  const message = action
    ? 'ログインすると、続きをご覧いただけます。'
    : 'スマートフォンのアプリで開くと、ログインしてご利用いただけます。'
  return <NoticePanel title="ログインしていません" message={message} action={action} />
}
