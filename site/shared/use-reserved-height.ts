'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** `tried` is a space without its reserve, measured before it is visible; a number is the minimum height in px. */
type Decision = 'first' | 'tried' | 'kept' | 'free' | number

type ReservedHeight = {
  ref: RefObject<HTMLDivElement | null>
  /** Whether all of the reserve is used. */
  isReserved: boolean
  /** The height reserved without the reserve, in px, if any. */
  minHeight: number | undefined
}

/**
 * How much of the size of an element has to be reserved: all of it where its end is on the screen; where its end is
 * below the screen, as much as reaches the screen's end, so that nothing moves onto it; and nothing where it ends below
 * the screen even when it has shrunk. Decided once, before the first paint; a window of another size needs none of it
 * any more.
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
