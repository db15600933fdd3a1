'use client'

import { useSyncExternalStore } from 'react'

/** Key of the promotion with the detail opened last on the page; undefined after clearing (specification §4). */
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

/** Returns the key of the entry screen's current promotion, with functions that change it. */
export function useCurrentPromotion() {
  const promotionKey = useSyncExternalStore<string | undefined>(
    subscribe,
    () => current,
    () => undefined,
  )
  return { promotionKey, ...change }
}
