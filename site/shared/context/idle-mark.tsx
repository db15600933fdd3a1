'use client'

import { useEffect, useRef } from 'react'

/**
 * Marks its article while the main part of the screen has nothing to do: a notice is in its place, or all is done. The
 * stage's link to it is then no main button (`JumpLink`).
 */
export function IdleMark() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const article = ref.current?.closest('article')
    article?.toggleAttribute('data-idle', true)
    return () => article?.removeAttribute('data-idle')
  }, [])
  return <span ref={ref} hidden />
}
