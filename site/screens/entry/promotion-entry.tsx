'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useInBrowser } from '../../shared/use-in-browser.ts'
import { EntryPanel } from './entry-panel.tsx'
import type { PromotionContext } from './entry-content.ts'
import { useEntry } from './use-entry.ts'
import { usePromotion } from './use-promotion.ts'

/**
 * A promotion's terms, collapsed in the summary and expanded as its detail, above the one button that both share. A URL
 * with `?promotion=` opens that promotion's detail.
 */
export function PromotionEntry({ children, ...place }: PromotionContext & { children: ReactNode }) {
  const { promotionKey, words } = place
  const linked = useInBrowser(() => new URLSearchParams(location.search).get('promotion') === promotionKey)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? linked ?? false
  const view = usePromotion(place, isOpen)
  const entry = useEntry(place, { view: isOpen ? 'detail' : 'summary', isSignedIn: view.isSignedIn })
  const terms = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (linked) terms.current?.closest('li')?.scrollIntoView()
  }, [linked])
  return (
    <>
      <details
        ref={terms}
        open={isOpen}
        onToggle={(event) => setChosen(event.currentTarget.open)}
        className="group border-b border-line"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-5 text-note font-bold [&::-webkit-details-marker]:hidden">
          {words.detail}
          <svg viewBox="0 0 12 12" width="14" height="14" aria-hidden="true" className="group-open:rotate-180">
            <path
              d="M1.5 4l4.5 4.5L10.5 4"
              fill="none"
              className="stroke-ink"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </summary>
        <div className="px-5 pb-5">{children}</div>
      </details>
      <EntryPanel words={words} view={view} entry={entry} />
    </>
  )
}
