'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** `tried` is a place without its reserve, measured before anybody sees it; a number is the least height in px. */
type Decision = 'first' | 'tried' | 'kept' | 'free' | number

type ReservedHeight = {
  ref: RefObject<HTMLDivElement | null>
  /** Whether all of the reserve is kept. */
  isReserved: boolean
  /** The height that is kept without the reserve, in px, if any. */
  minHeight: number | undefined
}

/**
 * How much of the size of a place has to be kept: all of it where its end is on the screen; where its end is below the
 * screen, as much as reaches the screen's end, so that nothing comes onto it; and nothing where it ends below the screen
 * even when it has shrunk. Decided once, before the first paint; a window of another size needs none of it any more.
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
