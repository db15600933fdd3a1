'use client'

import type { ReactNode } from 'react'

import { openInApp } from '../../platform/bridge/open-in-app.ts'
import { runCommand } from '../../platform/bridge/run-command.ts'
import { checkGate, type Feature } from '../../platform/app-build-gates.ts'
import { createGateNotice, type AppOnly } from './gate-notice.ts'
import { InlineNotice, type PanelNotice } from './notice-panel.tsx'
import { useScreen } from '../context/screen-provider.tsx'
import { useOpenApp } from '../open-app/use-open-app.tsx'

/**
 * Returns why the visitor cannot use a feature here, with a button for what to do instead. Undefined if the feature is
 * available, and before the environment is known.
 */
export function useGate(feature: Feature | undefined, appOnly?: AppOnly): Omit<PanelNotice, 'title'> | undefined {
  const { environment, provider, bridge, query } = useScreen()
  const { open, notice: notOpened } = useOpenApp((given) =>
    openInApp(`${provider.siteUrl}${appOnly?.path ?? ''}${query}`, given),
  )
  if (feature === undefined || !environment || !bridge) return undefined
  const notice = createGateNotice(checkGate(feature, environment, provider.name), environment, appOnly)
  if (!notice?.action) return notice && { message: notice.message }
  const { message, action } = notice
  if (action.opens === 'app')
    return { message, action: { label: action.label, run: () => void open(), after: notOpened } }
  const { url } = provider.stores[action.system]
  return { message, action: { label: action.label, run: () => void runCommand('openUrl', { url }, bridge) } }
}

/** Renders children if the feature is available, otherwise the reason why it is not, and what to do instead. */
export function FeatureGate({ feature, children }: { feature: Feature | undefined; children?: ReactNode }) {
  const notice = useGate(feature)
  return notice ? <InlineNotice {...notice} /> : children
}
