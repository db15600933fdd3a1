'use client'

import { createContext, use, useMemo, useState, type ReactNode } from 'react'

type CurrentPromotion = {
  /** The promotion whose detail was opened last; none after clearing (specification §4). */
  promotionKey: string | undefined
  show: (promotionKey: string) => void
  clear: () => void
}

const Current = createContext<CurrentPromotion | undefined>(undefined)

/** The current promotion of the entry screen. @throws Error outside a `CurrentPromotionProvider` */
export function useCurrentPromotion(): CurrentPromotion {
  const current = use(Current)
  if (!current) throw new Error('a promotion stands inside a CurrentPromotionProvider')
  return current
}

/** Holds which promotion is current, for all promotions of a page. */
export function CurrentPromotionProvider({ children }: { children: ReactNode }) {
  const [promotionKey, setPromotionKey] = useState<string>()
  const current = useMemo(
    () => ({ promotionKey, show: setPromotionKey, clear: () => setPromotionKey(undefined) }),
    [promotionKey],
  )
  return <Current value={current}>{children}</Current>
}
