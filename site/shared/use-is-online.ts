'use client'

import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser says that it is online. */
export function isOnlineNow(): boolean {
  return navigator.onLine
}

/** The same, kept current by the browser's events (specification §4); true in the first render. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnlineNow, () => true)
}
