'use client'

import type { MouseEvent, ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import { ButtonLink } from '#blocks/button/button-link.tsx'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { QrCodeToPhone } from './qr-code-to-phone.tsx'
import { getWebPath } from '../context/screen-data.ts'
import { useScreen } from '../context/screen-provider.tsx'
import { useOpenApp } from './use-open-app.tsx'

/** The store page of the app. Also the link's target without JavaScript and on unsupported devices. */
const installPath = '/install-app/'

type Props = { appPath: string; kind?: 'primary' | 'secondary'; children: ReactNode }

/**
 * A link into the app: in the app it leads to the given path; in a phone's browser it opens the app, and shows what to
 * do if it does not open (specification §7, D36). On devices that the app does not exist for, it is a QR code for a
 * phone.
 */
export function AppLink({ appPath, kind = 'primary', children }: Props) {
  const { bridge, path } = useScreen()
  const { open, notice } = useOpenApp((given) => runCommand('openActivity', { path: appPath }, given))
  function follow(event: MouseEvent): void {
    if (!bridge) return
    event.preventDefault()
    void open()
  }
  return (
    <>
      <div className="hidden in-app:block on-android:block on-ios:block">
        <ButtonLink href={installPath} kind={kind} onClick={follow}>
          {children}
        </ButtonLink>
        {notice}
      </div>
      <div className="flex flex-wrap items-center gap-4 in-app:hidden on-android:hidden on-ios:hidden">
        <QrCodeToPhone path={getWebPath(path)} isSmall />
        <p className="flex-[1_1_9rem] text-note">
          <Anchor href={installPath} className="flex min-h-11 items-center font-bold underline underline-offset-4">
            {children}
          </Anchor>
          お手続きは、スマートフォンのアプリでお願いします。
        </p>
      </div>
    </>
  )
}
