'use client'

import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** Returns whether the device is online, by the state that also pauses and resumes reads (`site/watch-connection.ts`). */
export function isOnlineNow(): boolean {
  return onlineManager.isOnline()
}

/** Returns the current connection state (specification §4); true in the first render. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnlineNow, () => true)
}

/** Interval at which an offline page checks its connection, in milliseconds. */
const checkInterval = 10_000

/**
 * Checks periodically, while the page is offline and visible, whether its site responds: a web view that always reports
 * offline sends no event when the connection is back.
 */
export function useConnectionWatch(): void {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) return
    async function check(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const response = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
      if (response) onlineManager.setOnline(true)
    }
    const timer = setInterval(() => void check(), checkInterval)
    return () => clearInterval(timer)
  }, [isOnline])
}
