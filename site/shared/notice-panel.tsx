'use client'

import { ActionButton } from './action-button.tsx'

/** What went wrong, and what the visitor can do about it. */
export type PanelNotice = {
  title: string
  message: string
  action?: { label: string; isBusy?: boolean; run: () => void } | undefined
}

/** A notice in place of content. */
export function NoticePanel({ title, message, action }: PanelNotice) {
  return (
    <section
      aria-label={title}
      role="alert"
      className="grid gap-5 rounded-card border-2 border-line px-5 py-6 text-center"
    >
      <div>
        <p className="text-lead font-extrabold">{title}</p>
        <p className="mt-2 text-note">{message}</p>
      </div>
      {action && <NoticeButton {...action} />}
    </section>
  )
}

/** The same inside a card: without a frame, and not a live region, because several may be shown side by side. */
export function InlineNotice({ title, message, action }: Omit<PanelNotice, 'title'> & { title?: string }) {
  return (
    <div className="grid gap-3">
      <p className="text-note">
        {title !== undefined && <b className="block">{title}</b>}
        {message}
      </p>
      {action && <NoticeButton {...action} />}
    </div>
  )
}

function NoticeButton({ label, isBusy = false, run }: NonNullable<PanelNotice['action']>) {
  return (
    <ActionButton isBusy={isBusy} onClick={run} kind="secondary">
      {label}
    </ActionButton>
  )
}
