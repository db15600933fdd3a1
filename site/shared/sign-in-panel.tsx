'use client'

import { runCommand } from '../platform/bridge/run-command.ts'
import { NoticePanel, type PanelNotice } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'

const defaultLabels = { inApp: 'ログインする', inBrowser: 'アプリを開いてログインする' }

/**
 * How to sign in: the app's login, the app, or the store; undefined on devices that the app does not exist for (D12).
 */
export function useSignIn(labels = defaultLabels): PanelNotice['action'] {
  const { bridge, environment } = useScreen()
  if (environment?.system === 'other') return undefined
  return {
    label: environment?.surface === 'app' ? labels.inApp : labels.inBrowser,
    run: () => bridge && void runCommand('openLogin', {}, bridge),
  }
}

/** Shown in place of content that needs a signed-in visitor (D12). */
export function SignInPanel() {
  const action = useSignIn()
  const message = action
    ? 'ログインすると、続きをご覧いただけます。'
    : 'スマートフォンのアプリで開くと、ログインしてご利用いただけます。'
  return <NoticePanel title="ログインしていません" message={message} action={action} />
}
