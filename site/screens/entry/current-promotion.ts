'use client'

import { useSyncExternalStore } from 'react'

import { createStore } from '#domain/store.ts'

/** Key of the promotion with the detail opened last on the page; undefined after clearing (specification §4). */
const current = createStore<string | undefined>(undefined)

function clear(): void {
  current.set(undefined)
}

/** Returns the key of the entry screen's current promotion, with functions that change it. */
export function useCurrentPromotion() {
  const promotionKey = useSyncExternalStore<string | undefined>(current.subscribe, current.read, () => undefined)
  return { promotionKey, show: current.set, clear }
}
