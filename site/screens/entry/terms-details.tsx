'use client'

import { useRef, type ReactNode } from 'react'

import type { EntryLabels } from './labels.ts'

type Props = { labels: EntryLabels; isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode }

/** A promotion's terms behind one tap, with a button at the end that closes them. */
export function TermsDetails({ labels, isOpen, onToggle, children }: Props) {
  const heading = useRef<HTMLElement>(null)
  function close(): void {
    onToggle(false)
    heading.current?.focus()
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
      className="group my-auto"
    >
      <summary
        ref={heading}
        className="flex min-h-12 cursor-pointer list-none items-center justify-between px-5 text-note font-bold [&::-webkit-details-marker]:hidden"
      >
        {labels.detail}
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
      <div className="px-5 pb-5">
        {children}
        <button
          type="button"
          onClick={close}
          className="mt-3 min-h-11 w-full rounded-full border border-line text-note font-bold unscripted:hidden"
        >
          {labels.close}
        </button>
      </div>
    </details>
  )
}
