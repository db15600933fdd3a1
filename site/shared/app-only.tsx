'use client'

import type { ReactNode } from 'react'

import { openInApp } from '../platform/bridge/open-in-app.ts'
import { runCommand } from '../platform/bridge/run-command.ts'
import { checkGate, type Feature } from '../platform/gates.ts'
import { InlineNotice, type PanelNotice } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'
import { useOpenApp } from './use-open-app.tsx'

/** An app-only feature: the reason, the button that opens it in the app, and its path on this site. */
export type AppOnly = { message: string; button: string; path: string }

/**
 * Returns why a feature cannot be used here and what to do instead; undefined if it can, and before the environment is
 * known. An app that is too old gets the message of specification §8 and its store. A browser is never too old, but
 * `appOnly` features are opened in the app.
 */
export function useGate(feature: Feature | undefined, appOnly?: AppOnly): Omit<PanelNotice, 'title'> | undefined {
  const { environment, provider, bridge, query } = useScreen()
  const { open, notice } = useOpenApp((given) => openInApp(`${provider.siteUrl}${appOnly?.path ?? ''}${query}`, given))
  if (feature === undefined || !environment || !bridge) return undefined
  const gate = checkGate(feature, environment, provider.name)
  if (gate.ok) return undefined
  if (environment.surface === 'app') {
    const { url } = provider.stores[environment.system]
    return {
      message: gate.message,
      action: { label: 'アプリを更新する', run: () => void runCommand('openUrl', { url }, bridge) },
    }
  }
  if (!appOnly) return undefined
  return {
    message: appOnly.message,
    action:
      environment.system === 'other' ? undefined : { label: appOnly.button, run: () => void open(), after: notice },
  }
}

/** Renders children unless the feature cannot be used here; otherwise the reason, and what to do instead. */
export function AppOnlyContent({ feature, children }: { feature: Feature | undefined; children?: ReactNode }) {
  const gate = useGate(feature)
  return gate ? <InlineNotice {...gate} /> : children
}
