'use client'

import { Skeleton } from '../../shared/queries/skeleton.tsx'
import { CardNotice } from './card-notice.tsx'
import type { InvitationLabels } from './labels.ts'
import { InviteCode } from './invite-code.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** Layout of the panels: in a wide window the visitor's own code next to the form. */
export const panelPair = 'grid grid-cols-[minmax(0,1fr)] gap-6 two-column:grid-cols-2'

/** A non-breaking space gives an empty code the height of a line. */
const noCode = '\u00a0'

/** The form, used for its size. */
export function FormSkeleton({ content: { registration, period } }: { content: InvitationLabels }) {
  return (
    <RegistrationForm
      labels={registration}
      period={period}
      code=""
      onType={() => undefined}
      isInvited={false}
      referer={undefined}
      onRegistered={() => undefined}
    />
  )
}

/**
 * All panels, invisible, to reserve their exact size at any width and text size. Hidden from screen readers and the
 * keyboard. The visitor's own code is visible as soon as it is known (`show-own-code.ts`).
 */
export function InvitationSkeleton({ content, ownCode }: { content: InvitationLabels; ownCode?: string | undefined }) {
  return (
    <div className={`${panelPair} unscripted:hidden`}>
      <div data-own-code={ownCode === undefined ? '' : 'known'}>
        <Skeleton hasText={ownCode === undefined}>
          <InviteCode code={ownCode ?? noCode} labels={content.ownCode} texts={content} />
        </Skeleton>
      </div>
      <Skeleton>
        <FormSkeleton content={content} />
      </Skeleton>
      <div className="two-column:col-span-full">
        <Skeleton>
          <CardNotice labels={content.card} hasMercard={false} />
        </Skeleton>
      </div>
    </div>
  )
}
