'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'

import type { Message } from '#api-client/messages.ts'

import { queries } from '../../api.ts'
import { createBrowserEffects } from '../../platform/bridge/browser-effects.ts'
import { runCommand, type Bridge } from '../../platform/bridge/run-command.ts'
import type { Environment } from '../../platform/environment.ts'
import { keptChanged, keptQuery } from '../../platform/url-parameters.ts'
import { announce, announcements, type Announcement } from './announcements.ts'
import { CallProgressBar, WaitNote } from './progress-bar.tsx'
import type { ScreenData } from './screen-data.ts'
import { useConnectionWatch } from './use-is-online.ts'
import { useEnvironment } from './use-environment.ts'
import { useSignInWatch } from './use-sign-in-state.ts'

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

/** Returns the web path of a page, given its web or in-app path. */
export function webPathOf(path: string): string {
  return path.replace(/in-app\/$/, '')
}

/** @throws Error outside a `ScreenProvider` */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('a screen stands inside a ScreenProvider')
  return screen
}

function subscribeToKept(listener: () => void): () => void {
  addEventListener(keptChanged, listener)
  return () => removeEventListener(keptChanged, listener)
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
    () => keptQuery(location.search, keptParameters),
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

const nothing: Announcement = { text: '', count: 0 }

/** Services shared by all islands of a page: the progress bar, announcements, and watchers of its state. */
export function ScreenServices() {
  useSignInWatch(queries)
  useConnectionWatch()
  const { text, count } = useSyncExternalStore(announcements.subscribe, announcements.read, () => nothing)
  return (
    <>
      <CallProgressBar />
      <WaitNote />
      <p role="status" className="sr-only">
        <span key={count}>{text}</span>
      </p>
    </>
  )
}
