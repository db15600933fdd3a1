'use client'

import { useEffect, type ReactNode } from 'react'

import { markHydrated } from '../platform/hydration.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorNotice } from './error-notice.tsx'

type Props = {
  /** Room around the notice, where the content has room of its own. */
  className?: string
  /** What stays readable beside the notice when the content throws. */
  kept?: ReactNode
  children: ReactNode
}

/**
 * A part of a page that needs the browser. Where it throws, or React never comes, it says so in its own place, and what
 * the
 * server made around it stays (specification §2, §8).
 */
export function Island({ className = '', kept, children }: Props) {
  useEffect(() => markHydrated(document.documentElement), [])
  const notice = (
    <div className={className}>
      <ErrorNotice />
    </div>
  )
  return (
    <ErrorBoundary
      fallback={
        <>
          {kept}
          {notice}
        </>
      }
    >
      {children}
      <div className="hidden hydration-failed:block">{notice}</div>
    </ErrorBoundary>
  )
}
