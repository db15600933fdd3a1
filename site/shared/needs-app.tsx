'use client'

import type { ReactNode } from 'react'

import { runCommand } from '../platform/bridge/run-command.ts'
import { checkGate, type Feature } from '../platform/gates.ts'
import { InlineNotice } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'

/**
 * What an app that is too old cannot do: in its place stand the words of specification §8 and the way to the newest
 * one. Browsers are never too old.
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
