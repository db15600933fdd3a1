'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { AppLink } from '../../shared/open-app/app-link.tsx'
import { useScreen } from '../../shared/context/screen-provider.tsx'
import { ChangingText } from '../../shared/changing-text.tsx'
import { useOpenApp } from '../../shared/open-app/use-open-app.tsx'
import { runCommand } from '../../platform/bridge/run-command.ts'
import { isFreshVisit } from './is-fresh-visit.ts'

type Labels = { appPath: string; open: string; opening: string; opened: string; phone: string }

/**
 * Redirects a phone automatically, once per visit, and shows a button to everyone else. Returning by the back button or
 * from the app does not redirect again, since otherwise the visitor could not leave.
 */
export function AppRedirect({ labels }: { labels: Labels }) {
  const { bridge, announce } = useScreen()
  const [hasTried, setHasTried] = useState(false)
  const hasRedirected = useRef(false)
  const { appPath } = labels
  const { open, notice } = useOpenApp((given) => runCommand('openActivity', { path: appPath }, given))
  const openOnce = useEffectEvent(open)
  useEffect(() => {
    if (!bridge || hasRedirected.current || !isFreshVisit(document, performance)) return
    hasRedirected.current = true
    if (bridge.environment.system === 'other') return
    announce(labels.opening)
    void openOnce().then(() => setHasTried(true))
  }, [bridge, announce, labels.opening])
  return (
    <div className="text-center">
      <AppLink appPath={appPath}>{labels.open}</AppLink>
      {notice}
      <p className={`mt-3 text-note text-sub ${hasTried ? '' : 'in-app:hidden'}`}>
        <ChangingText>{hasTried ? labels.opened : labels.phone}</ChangingText>
      </p>
    </div>
  )
}
