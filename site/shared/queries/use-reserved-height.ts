'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { useInBrowser } from '../use-in-browser.ts'

/**
 * State of the decision. The server renders the full reserve. In the browser the element is measured with it and, if it
 * then ends below the screen, without it, both before it is visible. The result is the full reserve, none, or a minimum
 * height in px.
 */
type Decision = 'measure-with-reserve' | 'measure-without-reserve' | 'full' | 'none' | number

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
  const isHydrating = useInBrowser(() => false) ?? true
  const [decision, setDecision] = useState<Decision>('measure-with-reserve')
  useLayoutEffect(() => {
    if (isHydrating || (decision !== 'measure-with-reserve' && decision !== 'measure-without-reserve')) return
    const { top = 0, bottom = 0 } = ref.current?.getBoundingClientRect() ?? {}
    const endsBelowScreen = bottom > innerHeight
    if (decision === 'measure-with-reserve') setDecision(endsBelowScreen ? 'measure-without-reserve' : 'full')
    else setDecision(endsBelowScreen ? 'none' : Math.ceil(innerHeight - top))
  }, [decision, isHydrating])
  const isHeight = typeof decision === 'number'
  useEffect(() => {
    if (!isHeight) return
    const width = innerWidth
    const onResize = () => innerWidth !== width && setDecision('none')
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [isHeight])
  const isReserved = isHydrating || decision === 'measure-with-reserve' || decision === 'full'
  return { ref, isReserved, minHeight: isHeight ? decision : undefined }
}
