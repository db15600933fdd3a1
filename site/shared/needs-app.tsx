'use client'

import type { ReactNode } from 'react'

import { runCommand } from '../platform/bridge/run-command.ts'
import { checkGate, type Feature } from '../platform/gates.ts'
import { InlineNotice } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'

/**
 * Renders children unless the app is too old for a feature; then the message of specification §8 and a link to the
 * newest version. Browsers are never too old.
 */
export function NeedsApp({ feature, children }: { feature: Feature | undefined; children?: ReactNode }) {
  const { environment, provider, bridge } = useScreen()
  if (feature === undefined || environment?.surface !== 'app') return children
  const gate = checkGate(feature, environment, provider.name)
  if (gate.ok) return children
  const { url } = provider.stores[environment.system]
  return (
    <InlineNotice
      message={gate.message}
      action={{ label: 'アプリを更新する', run: () => bridge && void runCommand('openUrl', { url }, bridge) }}
    />
  )
}
