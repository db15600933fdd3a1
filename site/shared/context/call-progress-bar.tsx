'use client'

import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { progressTimes, scheduleNextPhase, type ProgressPhase } from '../../platform/progress-bar-phases.ts'
import { useLongWait, waitText } from './use-long-wait.ts'

/**
 * Durations are set as inline styles, from the bar's table of times. Server markup may not have inline styles, so the
 * initial phase has none. The bar of content pages has the same times in `blocks/theme.css`.
 */
const looks = {
  hidden: { className: 'opacity-0', style: undefined },
  running: { className: 'progress-running', style: { animationDuration: `${progressTimes.run}ms` } },
  finishing: { className: 'progress-finishing', style: { transitionDuration: `${progressTimes.hide}ms` } },
} as const

/**
 * Shows after a short delay that calls are pending (specification §4); the page script shows that another page is
 * loading. Decorative, since screens state the same as text.
 */
export function CallProgressBar() {
  const isRunning = useIsFetching() + useIsMutating() > 0
  const [phase, setPhase] = useState<ProgressPhase>('hidden')
  useEffect(() => scheduleNextPhase(phase, isRunning, setPhase), [phase, isRunning])
  const { className, style } = looks[phase]
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-20 h-1">
      <div data-phase={phase} style={style} className={`h-full origin-left bg-accent solid-when-forced ${className}`} />
    </div>
  )
}

/**
 * Announces, once for the page, that content is loading if none has arrived after two seconds. Its skeleton shows the
 * same, so that no text of the page is covered.
 */
export function WaitNote() {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const isLong = useLongWait(isWaiting)
  return (
    <p role="status" className="sr-only">
      {isLong && waitText}
    </p>
  )
}
