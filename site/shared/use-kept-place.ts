'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** `tried` is a place without its reserve, measured before anybody sees it. */
type Decision = 'first' | 'tried' | 'kept' | 'free'

/**
 * Whether the size of a place has to be kept: where its end is on the screen, or would come onto it. Where it ends below
 * the screen even when it has shrunk, nothing that somebody sees moves, and the gap would be all that is left of it.
 * Decided once, before the first paint.
 */
export function useKeptPlace(): { place: RefObject<HTMLDivElement | null>; isKept: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [decision, setDecision] = useState<Decision>('first')
  useLayoutEffect(() => {
    const { bottom = 0 } = place.current?.getBoundingClientRect() ?? {}
    if (decision === 'first') setDecision(bottom > innerHeight ? 'tried' : 'kept')
    else if (decision === 'tried') setDecision(bottom > innerHeight ? 'free' : 'kept')
  }, [decision])
  return { place, isKept: decision === 'first' || decision === 'kept' }
}
