'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

import type { Message } from '#api-client/messages.ts'
import { createQueries } from '#api-client/queries.ts'

import { createBrowserEffects } from '../platform/bridge/browser-effects.ts'
import { runCommand, type Bridge } from '../platform/bridge/run-command.ts'
import type { Environment } from '../platform/environment.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useEnvironment } from './use-environment.ts'

/** What a screen in the browser needs to know of the provider. Everything that names it is data (D2). */
export type ScreenProviderData = Bridge['address'] & { name: string; siteUrl: string; userAgentToken: string }

export type Screen = {
  provider: ScreenProviderData
  /** Where the page is shown; undefined in the first render, which is the same for everybody. */
  environment: Environment | undefined
  /** Reaches the app; undefined as long as `environment` is. */
  bridge: Bridge | undefined
  /** Says something to whoever listens to a screen reader. */
  announce: (text: string) => void
  /** An alert: through the app in the app, the browser's own elsewhere (specification §8). */
  showAlert: (message: Message) => void
}

type Props = { provider: ScreenProviderData; children: ReactNode }

const ScreenContext = createContext<Screen | undefined>(undefined)

/** What all screens share. @throws Error outside a `ScreenProvider` */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('a screen stands inside a ScreenProvider')
  return screen
}

/** Around every interactive screen: server state, the way to the app, the progress bar, and what is announced. */
export function ScreenProvider({ provider, children }: Props) {
  return (
    // Without it each island says for itself that it has failed, and what the server made stays readable.
    <ErrorBoundary fallback={children}>
      <Provider provider={provider}>{children}</Provider>
    </ErrorBoundary>
  )
}

function Provider({ provider, children }: Props) {
  const [queries] = useState(createQueries)
  const [announcement, setAnnouncement] = useState('')
  const environment = useEnvironment(provider.userAgentToken)
  const bridge = useMemo(
    () => environment && { environment, address: provider, effects: createBrowserEffects() },
    [environment, provider],
  )
  const showAlert = useCallback((message: Message) => bridge && void runCommand('showAlert', message, bridge), [bridge])
  const screen = useMemo(
    () => ({ provider, environment, bridge, showAlert, announce: setAnnouncement }),
    [provider, environment, bridge, showAlert],
  )
  return (
    <QueryClientProvider client={queries}>
      <ProgressBar />
      <ScreenContext value={screen}>{children}</ScreenContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </QueryClientProvider>
  )
}
