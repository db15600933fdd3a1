'use client'

import type { MouseEvent, ReactNode } from 'react'

import { ButtonLink } from '#blocks/button/button-link.tsx'

import { runCommand } from '../platform/bridge/run-command.ts'
import { useScreen } from './screen-provider.tsx'
import { useOpenApp } from './use-open-app.tsx'

/** Where to get the app. Also the link's target without JavaScript and on devices that the app does not exist for. */
const installPath = '/install-app/'

type Props = { appPath: string; kind?: 'primary' | 'secondary'; children: ReactNode }

/**
 * A link into the app: in the app to the given path; in a phone's browser it opens the app, and shows what to do where
 * it does not open (specification §7, D36).
 */
export function AppLink({ appPath, kind = 'primary', children }: Props) {
  const { bridge } = useScreen()
  const { open, notice } = useOpenApp((given) => runCommand('openActivity', { path: appPath }, given))
  function follow(event: MouseEvent): void {
    if (!bridge || (bridge.environment.surface === 'browser' && bridge.environment.system === 'other')) return
    event.preventDefault()
    void open()
  }
  return (
    <div>
      <ButtonLink href={installPath} kind={kind} onClick={follow}>
        {children}
      </ButtonLink>
      {notice}
      <p className="mt-2 text-center text-small text-sub in-app:hidden on-android:hidden on-ios:hidden">
        お手続きは、スマートフォンのアプリでお願いします。
      </p>
    </div>
  )
}
