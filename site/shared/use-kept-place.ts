'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether the size of a place has to be kept: only where its end is on the screen. Where it ends below the screen,
 * nothing that somebody sees moves when it shrinks, and the gap would be all that is left of it. Decided once, before
 * the first paint.
 */
export function useKeptPlace(): { place: RefObject<HTMLDivElement | null>; isKept: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [isKept, setKept] = useState(true)
  useLayoutEffect(() => {
    const { bottom = 0 } = place.current?.getBoundingClientRect() ?? {}
    if (bottom > innerHeight) setKept(false)
  }, [])
  return { place, isKept }
}
