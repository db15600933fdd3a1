'use client'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { QrCodeToPhone } from '../open-app/qr-code-to-phone.tsx'
import { NoticeFrame } from './notice-frame.tsx'
import { NoticeButton, type PanelNotice } from './notice-panel.tsx'
import { getWebPath } from '../context/screen-data.ts'
import { useScreen } from '../context/screen-provider.tsx'
import { useOpenApp } from '../open-app/use-open-app.tsx'

const defaultLabels = { inApp: 'ログインする', inBrowser: 'アプリを開いてログインする' }

/** Returns how to sign in: the app's login, or the app; undefined on devices that the app does not exist for (D12). */
export function useSignIn(labels = defaultLabels): PanelNotice['action'] {
  const { environment, provider, path, query } = useScreen()
  const { open, notice } = useOpenApp((bridge) => {
    // Inside the app the page stays open; elsewhere it is opened in the app, with the parameters of its URL (D34).
    const isElsewhere = bridge.environment.surface === 'browser' && query !== ''
    return runCommand('openLogin', isElsewhere ? { url: `${provider.siteUrl}${path}${query}` } : {}, bridge)
  })
  if (environment?.system === 'other') return undefined
  return {
    label: environment?.surface === 'app' ? labels.inApp : labels.inBrowser,
    run: () => void open(),
    after: notice,
  }
}

/** Shown in place of content that requires a signed-in visitor (D12). */
export function SignInPanel() {
  const action = useSignIn()
  const { path } = useScreen()
  const message = action
    ? 'ログインすると、続きをご覧いただけます。'
    : 'スマートフォンのアプリで開くと、ログインしてご利用いただけます。'
  return (
    <NoticeFrame
      title="ログインしていません"
      message={message}
      figure={
        !action && (
          <div className="tablet:row-span-2 desktop:*:w-36">
            <QrCodeToPhone path={getWebPath(path)} isSmall />
          </div>
        )
      }
    >
      {action && <NoticeButton {...action} />}
    </NoticeFrame>
  )
}
