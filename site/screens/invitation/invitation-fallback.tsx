'use client'

import { StatusIllustration } from '../../shared/notices/status-illustration.tsx'
import type { IllustrationName } from '../../shared/notices/status-drawings.tsx'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { InvitationPanels } from './invitation-panels.tsx'
import type { InvitationLabels } from './labels.ts'

export const panelLayout = 'grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-8 desktop:pt-5'

/** Shown in place of the codes outside the campaign's period. */
export function PeriodNote({ children, illustration }: { children: string; illustration?: IllustrationName }) {
  return (
    <div className="flex items-center gap-4 rounded-card border-2 border-line bg-paper p-5 only:col-span-full">
      {illustration && <StatusIllustration of={illustration} />}
      <p className="text-lead leading-snug font-extrabold">{children}</p>
    </div>
  )
}

/**
 * The server-rendered part, the same for everyone. The page script sets the period's status before first paint, so that
 * only the applicable note is visible.
 */
export function InvitationFallback({ content }: { content: InvitationLabels }) {
  return (
    <>
      <div className="hidden px-5 pt-8 upcoming:block desktop:pt-5">
        <PeriodNote>{content.upcoming}</PeriodNote>
      </div>
      <div className="hidden px-5 pt-8 ended:block desktop:pt-5">
        <PeriodNote illustration="asleep">{content.ended}</PeriodNote>
      </div>
      <div className={`${panelLayout} upcoming:hidden ended:hidden hydration-failed:hidden`}>
        <NoScriptNote>{content.unscripted}</NoScriptNote>
        <InvitationPanels content={content} />
      </div>
    </>
  )
}
