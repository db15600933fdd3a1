'use client'

import { useFocus } from '../../shared/use-focus.ts'

/** Stands where the button was, and says that it has done its work. Right after that it takes the focus, which the button has lost. */
export function Entered({ children, takesFocus }: { children: string; takesFocus: boolean }) {
  const place = useFocus<HTMLParagraphElement>(takesFocus)
  return (
    <p ref={place} tabIndex={-1} className="flex min-h-13 items-center justify-center gap-2 rounded-full border-2 border-ink px-5 font-bold">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="10" className="fill-ink" />
        <path d="M5.5 10.5l3 3 6-6.5" fill="none" className="stroke-paper" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {children}
    </p>
  )
}
