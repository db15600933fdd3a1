'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { readKeyParameter } from '../../platform/url-parameters.ts'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { useCurrentPromotion } from './current-promotion.ts'
import type { PromotionContext } from './entry-content.ts'
import { EntryButton } from './entry-button.tsx'
import { TermsDetails } from './terms-details.tsx'
import { useEntry } from './use-entry.ts'
import { usePromotion } from './use-promotion.ts'

/**
 * A promotion's terms, collapsed in the summary and expanded in the detail, above the entry button that both share. A
 * URL with `?promotion=` opens that promotion's detail. Opening it makes the promotion the current one, closing clears
 * it.
 */
export function PromotionEntry({ context, children }: { context: PromotionContext; children?: ReactNode }) {
  const { promotionKey, name, labels } = context
  const linked = useInBrowser(() => readKeyParameter(location.search, 'promotion') === promotionKey)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? linked ?? false
  const { promotionKey: current, show, clear } = useCurrentPromotion()
  const isDetail = isOpen && current === promotionKey
  const view = usePromotion(context, isDetail)
  const entry = useEntry(context, { view: isDetail ? 'detail' : 'summary', isSignedIn: view.isSignedIn })
  const card = useRef<HTMLDivElement>(null)
  function toggle(isNowOpen: boolean): void {
    setChosen(isNowOpen)
    if (isNowOpen) show(promotionKey)
    else if (current === promotionKey) clear()
  }
  useEffect(() => {
    if (linked !== true) return
    show(promotionKey)
    card.current?.closest('li')?.scrollIntoView()
  }, [linked, show, promotionKey])
  return (
    <div ref={card} className="flex flex-col">
      <TermsDetails labels={labels} isOpen={isOpen} onToggle={toggle}>
        {children}
      </TermsDetails>
      <EntryButton name={name} labels={labels} view={view} entry={entry} />
    </div>
  )
}
