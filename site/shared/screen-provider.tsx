'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

import type { Message } from '#api-client/messages.ts'
import { createQueries } from '#api-client/queries.ts'

import { createBrowserEffects } from '../platform/bridge/browser-effects.ts'
import { runCommand, type Bridge } from '../platform/bridge/run-command.ts'
import type { Environment } from '../platform/environment.ts'
import { keptChanged, keptQuery, type KeptParameter } from '../platform/kept-parameters.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { CallProgressBar } from './progress-bar.tsx'
import { useConnectionWatch } from './use-is-online.ts'
import { useEnvironment } from './use-environment.ts'
import { useSignInWatch } from './use-sign-in-state.ts'

/** The provider's data that a screen needs in the browser. Everything that names the provider is data (D2). */
export type ScreenProviderData = Bridge['address'] & { name: string; siteUrl: string; userAgentToken: string }

export type Screen = {
  provider: ScreenProviderData
  /** Where the page is shown; undefined in the first render, which is the same for everyone. */
  environment: Environment | undefined
  /** The connection to the app; undefined as long as `environment` is. */
  bridge: Bridge | undefined
  /** The query that goes along on every way into the app, of what the screen understands (D34); or empty. */
  query: string
  /** The page that is opened in the app, without that query. */
  path: string
  /** Announces text to screen readers. */
  announce: (text: string) => void
  /** Shows an alert: the app's inside the app, the browser's elsewhere (specification §8). */
  showAlert: (message: Message) => void
}

type Props = {
  provider: ScreenProviderData
  /** The page that is opened in the app. */
  path: string
  /** What goes along of this page's address (D34). */
  keeps: readonly KeptParameter[]
  children: ReactNode
}

const ScreenContext = createContext<Screen | undefined>(undefined)

/** @throws Error outside a `ScreenProvider` */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('a screen stands inside a ScreenProvider')
  return screen
}

/** The context of every interactive screen: server state, the bridge to the app, the progress bar and announcements. */
export function ScreenProvider({ children, ...rest }: Props) {
  return (
    // If the provider itself fails, each island shows its own notice, and the server-rendered markup stays readable.
    <ErrorBoundary fallback={children}>
      <Provider {...rest}>{children}</Provider>
    </ErrorBoundary>
  )
}

function onKeptChange(listener: () => void): () => void {
  addEventListener(keptChanged, listener)
  return () => removeEventListener(keptChanged, listener)
}

/** What is announced. Equal words are announced again: each time a new element comes into the live region. */
function useAnnouncements() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: text === '' ? count : count + 1 })),
    [],
  )
  return { announcement, announce }
}

function Provider({ provider, path, keeps, children }: Props) {
  const [queries] = useState(createQueries)
  useSignInWatch(queries)
  useConnectionWatch()
  const { announcement, announce } = useAnnouncements()
  const query = useSyncExternalStore(
    onKeptChange,
    () => keptQuery(location.search, keeps),
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
    [provider, environment, bridge, query, path, showAlert, announce],
  )
  return (
    <QueryClientProvider client={queries}>
      <CallProgressBar />
      <ScreenContext value={screen}>{children}</ScreenContext>
      <p role="status" className="sr-only">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
    </QueryClientProvider>
  )
}
