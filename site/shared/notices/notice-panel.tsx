'use client'

import type { ReactNode } from 'react'

import { ActionButton } from '../actions/action-button.tsx'
import { NoticeFrame } from './notice-frame.tsx'
import { StatusIllustration } from './status-illustration.tsx'
import type { IllustrationName } from './status-drawings.tsx'

/** A problem, and how the visitor can solve it. */
export type PanelNotice = {
  title: string
  message: string
  hint?: string | undefined
  illustration?: IllustrationName | undefined
  action?: { label: string; isBusy?: boolean; run: () => void; after?: ReactNode } | undefined
}

/** A notice in place of content. */
export function NoticePanel({ action, illustration, ...labels }: PanelNotice) {
  return (
    <NoticeFrame {...labels} figure={illustration && <StatusIllustration of={illustration} />}>
      {action && <NoticeButton {...action} />}
    </NoticeFrame>
  )
}

/** A notice inside a card: without a frame, and not a live region, because several may be shown next to each other. */
export function InlineNotice({ title, message, action }: Partial<PanelNotice> & Pick<PanelNotice, 'message'>) {
  return (
    <div className="grid gap-3">
      <p className="text-note">
        <span key={`${title} ${message}`}>
          {title !== undefined && <b className="mr-2">{title}</b>}
          {message}
        </span>
      </p>
      {action && <NoticeButton {...action} />}
    </div>
  )
}

/** The button of a notice, with what its action shows below. */
export function NoticeButton({ label, isBusy = false, run, after }: NonNullable<PanelNotice['action']>) {
  return (
    <div>
      <ActionButton isBusy={isBusy} onClick={run} kind="secondary">
        {label}
      </ActionButton>
      {after}
    </div>
  )
}
