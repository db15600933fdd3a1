'use client'

import { CheckMark } from '../../shared/actions/check-mark.tsx'
import { useFocus } from '../../shared/actions/use-focus.ts'

/** Replaces the entry button after success, and takes over its focus. */
export function EntryConfirmation({ children, takesFocus }: { children: string; takesFocus: boolean }) {
  const ref = useFocus<HTMLParagraphElement>(takesFocus)
  return (
    <p ref={ref} tabIndex={-1} className="flex min-h-13 items-center gap-2 text-lead font-extrabold">
      <CheckMark />
      {children}
    </p>
  )
}
