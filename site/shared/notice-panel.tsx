'use client'

import { ActionButton } from './action-button.tsx'

type Props = { title: string; message: string; action?: { label: string; isBusy?: boolean; run: () => void } }

/** Stands where content would: what is the matter, and the way on. */
export function NoticePanel({ title, message, action }: Props) {
  return (
    <section aria-label={title} role="alert" className="rounded-card border-2 border-line px-5 py-6 text-center">
      <p className="text-lead font-extrabold">{title}</p>
      <p className="mt-2 text-note">{message}</p>
      {action && (
        <div className="mt-5">
          <ActionButton isBusy={action.isBusy === true} onClick={action.run} kind="secondary">
            {action.label}
          </ActionButton>
        </div>
      )}
    </section>
  )
}
