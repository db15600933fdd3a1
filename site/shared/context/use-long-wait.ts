'use client'

import { useEffect, useState } from 'react'

import { deviceClock } from '../../platform/clock.ts'
import { longWait } from '../../platform/progress-bar-phases.ts'

/** Shown where content is missing after a long wait, and announced. */
export const waitText = '読み込んでいます…'

/** Returns whether a wait has lasted two seconds, until it ends. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const cancel = deviceClock.after(longWait, () => setIsLong(true))
    return () => {
      cancel()
      setIsLong(false)
    }
  }, [isWaiting])
  return isLong
}
