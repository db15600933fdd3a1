'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** `tried` is a space without its reserve, measured before it is visible; a number is the minimum height in px. */
type Decision = 'first' | 'tried' | 'kept' | 'free' | number

type ReservedHeight = {
  ref: RefObject<HTMLDivElement | null>
  /** Whether the full reserve is used. */
  isReserved: boolean
  /** Height in px that is reserved instead of the full reserve, if any. */
  minHeight: number | undefined
}

/**
 * Decides how much of an element's size to reserve: all of it if its end is on the screen; if its end is below the
 * screen, only the part up to the screen's end, so that nothing moves onto the screen; and nothing if it ends below the
 * screen even without the reserve. Decided once, before the first paint; after the window is resized nothing is
 * reserved any more.
 */
export function useReservedHeight(): ReservedHeight {
  const ref = useRef<HTMLDivElement>(null)
  const [decision, setDecision] = useState<Decision>('first')
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = ref.current?.getBoundingClientRect() ?? {}
    if (decision === 'first') setDecision(bottom > innerHeight ? 'tried' : 'kept')
    else if (decision === 'tried') setDecision(bottom > innerHeight ? 'free' : Math.ceil(innerHeight - top))
  }, [decision])
  const isHeight = typeof decision === 'number'
  useEffect(() => {
    if (!isHeight) return
    const width = innerWidth
    const free = () => innerWidth !== width && setDecision('free')
    addEventListener('resize', free)
    return () => removeEventListener('resize', free)
  }, [isHeight])
  return { ref, isReserved: decision === 'first' || decision === 'kept', minHeight: isHeight ? decision : undefined }
}
