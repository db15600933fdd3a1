'use client'

import { UnscriptedNote } from '../../shared/unscripted-note.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'
import type { InvitationLabels } from './invitation-content.ts'

export const panelLayout = 'grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-8'

/** Shown in place of the codes outside the campaign's period. */
export function PeriodNote({ children, isInline = false }: { children: string; isInline?: boolean }) {
  return (
    <div className={isInline ? 'mb-6' : 'px-5 pt-8'}>
      <p className="rounded-card border-2 border-line bg-paper px-5 py-6 text-center font-bold">{children}</p>
    </div>
  )
}

/**
 * The server-rendered part, the same for everyone. The page script sets the period's status before first paint, so only
 * the note that applies is visible.
 */
export function InvitationFallback({ content }: { content: InvitationLabels }) {
  return (
    <>
      <div className="hidden upcoming:block">
        <PeriodNote>{content.upcoming}</PeriodNote>
      </div>
      <div className="hidden ended:block">
        <PeriodNote>{content.ended}</PeriodNote>
      </div>
      <div className={`${panelLayout} upcoming:hidden ended:hidden hydration-failed:hidden`}>
        <UnscriptedNote>{content.unscripted}</UnscriptedNote>
        <InvitationSkeleton content={content} />
      </div>
    </>
  )
}
