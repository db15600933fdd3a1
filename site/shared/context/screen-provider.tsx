'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'

import type { Message } from '#api-client/messages.ts'

import { queries } from '../../api.ts'
import { createBrowserEffects } from '../../platform/bridge/browser-effects.ts'
import { runCommand, type Bridge } from '../../platform/bridge/run-command.ts'
import type { Environment } from '../../platform/detect-environment.ts'
import { keptParametersChanged, formatKeptQuery } from '../../platform/kept-parameters.ts'
import { announce } from './announcements.ts'
import type { ScreenData } from './screen-data.ts'
import { useEnvironment } from './use-environment.ts'

/** What every part of an island can use. */
export type Screen = Pick<ScreenData, 'provider' | 'path'> & {
  /** Environment of the page; undefined in the first render, which is the same for everyone. */
  environment: Environment | undefined
  /** Connection to the app; undefined as long as `environment` is. */
  bridge: Bridge | undefined
  /** Query added to every link into the app, with the parameters that the screen supports (D34); may be empty. */
  query: string
  /** Announces text to screen readers. */
  announce: (text: string) => void
  /** Shows an alert: the app's inside the app, the browser's elsewhere (specification §8). */
  showAlert: (message: Message) => void
}

const ScreenContext = createContext<Screen | undefined>(undefined)

/**
 * Returns the context of the island.
 * @throws Error outside a `ScreenProvider`
 */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('a screen stands inside a ScreenProvider')
  return screen
}

function subscribeToKept(listener: () => void): () => void {
  addEventListener(keptParametersChanged, listener)
  return () => removeEventListener(keptParametersChanged, listener)
}

type Props = {
  screen: ScreenData
  children: ReactNode
}

/**
 * Provides the context of an island: the server's state, which all islands of a page share, and the bridge to the app.
 */
export function ScreenProvider({ screen: { provider, path, keptParameters }, children }: Props) {
  const query = useSyncExternalStore(
    subscribeToKept,
    () => formatKeptQuery(location.search, keptParameters),
    () => '',
  )
  const environment = useEnvironment(provider.userAgentToken)
  const bridge = useMemo(
    () => environment && { environment, address: provider, effects: createBrowserEffects() },
    [environment, provider],
  )
  const showAlert = useCallback((message: Message) => bridge && void runCommand('showAlert', message, bridge), [bridge])
  const screen = useMemo(
    () => ({ provider, environment, bridge, query, path, showAlert, announce }),
    [provider, environment, bridge, query, path, showAlert],
  )
  return (
    <QueryClientProvider client={queries}>
      <ScreenContext value={screen}>{children}</ScreenContext>
    </QueryClientProvider>
  )
}
