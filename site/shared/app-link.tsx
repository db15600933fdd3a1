'use client'

import type { MouseEvent, ReactNode } from 'react'

import { ButtonLink } from '#blocks/button/button-link.tsx'

import { runCommand } from '../platform/bridge/run-command.ts'
import { useScreen } from './screen-provider.tsx'

/** Where to get the app. Also the link's target without JavaScript and on devices that the app does not exist for. */
const installPath = '/install-app/'

type Props = { appPath: string; kind?: 'primary' | 'secondary'; children: ReactNode }

/**
 * A link into the app: in the app to the given path; in a phone's browser it opens the app or the store (specification
 * §7, D12).
 */
export function AppLink({ appPath, kind = 'primary', children }: Props) {
  const { bridge } = useScreen()
  function open(event: MouseEvent): void {
    if (!bridge || (bridge.environment.surface === 'browser' && bridge.environment.system === 'other')) return
    event.preventDefault()
    void runCommand('openActivity', { path: appPath }, bridge)
  }
  return (
    <div>
      <ButtonLink href={installPath} kind={kind} onClick={open}>
        {children}
      </ButtonLink>
      <p className="mt-2 text-center text-small text-sub in-app:hidden on-android:hidden on-ios:hidden">
        お手続きは、スマートフォンのアプリでお願いします。
      </p>
    </div>
  )
}
