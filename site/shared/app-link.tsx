'use client'

import type { MouseEvent, ReactNode } from 'react'

import { ButtonLink } from '#blocks/button/button-link.tsx'

import { runCommand } from '../platform/bridge/run-command.ts'
import { useScreen } from './screen-provider.tsx'

/**
 * Where the app can be had; also where the link leads without JavaScript, and on a device that the app does not exist
 * for.
 */
const installPath = '/install-app/'

type Props = { appPath: string; kind?: 'primary' | 'secondary'; children: ReactNode }

/** A way into the app: its own place in the app, the app or the store in a phone's browser (specification §7, D12). */
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
