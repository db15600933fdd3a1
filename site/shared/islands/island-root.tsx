'use client'

import { useEffect, type ReactNode } from 'react'

import { markHydrated } from '../../platform/hydration.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorNotice } from './error-notice.tsx'
import type { ScreenData } from '../context/screen-data.ts'
import { ScreenProvider } from '../context/screen-provider.tsx'

export type IslandNotice = {
  /** Spacing around the notice, if the content has its own. */
  className?: string
  /** Whether to show no notice if the content throws, because the page shows the same elsewhere. */
  isQuiet?: boolean
}

type Props = IslandNotice & {
  screen: ScreenData
  /** Content that remains readable next to the notice if the component throws. */
  slot?: ReactNode
  /** Called once React has hydrated the island. */
  onReady?: () => void
  children: ReactNode
}

const markPage = () => markHydrated(document.documentElement)

/** The element around the content of an island, on the server and in a browser. */
export function IslandRoot({ screen, className = '', isQuiet = false, slot, onReady = markPage, children }: Props) {
  useEffect(onReady, [onReady])
  const notice = (error?: unknown) => (
    <div className={className}>
      <ErrorNotice error={error} />
    </div>
  )
  return (
    <ErrorBoundary
      fallback={(error) =>
        isQuiet ? null : (
          <>
            {slot && <div className={className}>{slot}</div>}
            {notice(error)}
          </>
        )
      }
    >
      <ScreenProvider screen={screen}>{children}</ScreenProvider>
      {!isQuiet && <div className="hidden hydration-failed:block">{notice()}</div>}
    </ErrorBoundary>
  )
}
