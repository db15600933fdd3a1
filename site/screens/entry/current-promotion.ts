'use client'

import { useSyncExternalStore } from 'react'

/** The promotion with the detail that was opened last, of all on the page; none after clearing (specification §4). */
let current: string | undefined
const listeners = new Set<() => void>()

function setCurrent(promotionKey: string | undefined): void {
  current = promotionKey
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const change = { show: setCurrent, clear: () => setCurrent(undefined) }

/** The key of the current promotion of the entry screen, and what changes it. */
export function useCurrentPromotion() {
  const promotionKey = useSyncExternalStore<string | undefined>(
    subscribe,
    () => current,
    () => undefined,
  )
  return { promotionKey, ...change }
}
