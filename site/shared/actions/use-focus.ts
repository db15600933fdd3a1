'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the element that replaces a focused button, as soon as it is rendered. The element needs
 * `tabIndex={-1}`.
 */
export function useFocus<E extends HTMLElement>(shouldFocus: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (shouldFocus) place.current?.focus()
  }, [shouldFocus])
  return place
}
