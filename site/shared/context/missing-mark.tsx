'use client'

import { useEffect, useRef } from 'react'

/**
 * Marks its article while the main part of the screen is missing, so that the stage's link leads to the notice there
 * (`JumpLink`).
 */
export function MissingMark() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const article = ref.current?.closest('article')
    article?.toggleAttribute('data-missing', true)
    return () => article?.removeAttribute('data-missing')
  }, [])
  return <span ref={ref} hidden />
}
