'use client'

import { useEffect, type ReactNode } from 'react'

import { markHydrated } from '../platform/hydration.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorNotice } from './error-notice.tsx'

type Props = {
  /** Spacing around the notice, where the content brings its own. */
  className?: string
  /** What stays readable next to the notice when the content throws. */
  kept?: ReactNode
  children: ReactNode
}

/**
 * A client-side part of a page. Where it throws, or React never hydrates, it shows a notice in its own place, and the
 * server-rendered page around it stays (specification §2, §8).
 */
export function Island({ className = '', kept, children }: Props) {
  useEffect(() => markHydrated(document.documentElement), [])
  const notice = (error?: unknown) => (
    <div className={className}>
      <ErrorNotice error={error} />
    </div>
  )
  return (
    <ErrorBoundary
      fallback={(error) => (
        <>
          {kept}
          {notice(error)}
        </>
      )}
    >
      {children}
      <div className="hidden hydration-failed:block">{notice()}</div>
    </ErrorBoundary>
  )
}
