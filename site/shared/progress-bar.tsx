'use client'

import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { createProgress, type ProgressState } from '../platform/progress.ts'

const widths = { hidden: 'scale-x-0 opacity-0', running: 'progress-running', finishing: 'progress-finishing' } as const

/** Tells, after a moment, that something is under way (specification §4). Screens say the same in words. */
export function ProgressBar() {
  const isBusy = useIsFetching() + useIsMutating() > 0
  const [state, setState] = useState<ProgressState>({ phase: 'hidden' })
  const [progress] = useState(() => createProgress({ onChange: setState }))
  useEffect(() => (isBusy ? progress.begin() : undefined), [isBusy, progress])
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-20 h-1">
      <div data-phase={state.phase} className={`h-full origin-left bg-accent solid-when-forced ${widths[state.phase]}`} />
    </div>
  )
}
