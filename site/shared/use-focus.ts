'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to what stands where the focused button was, as soon as it is there; the element needs
 * `tabIndex={-1}`.
 */
export function useFocus<E extends HTMLElement>(isWanted: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (isWanted) place.current?.focus()
  }, [isWanted])
  return place
}
