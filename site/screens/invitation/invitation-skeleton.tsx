'use client'

import { Skeleton } from '../../shared/skeleton.tsx'
import { CardNotice } from './card-notice.tsx'
import type { InvitationWords } from './invitation-content.ts'
import { OwnCode } from './own-code.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** A non-breaking space, so that an empty code still has the height of a line. */
const noCode = '\u00a0'

/** The form, for its size. */
export function FormSkeleton({ content: { registration, period } }: { content: InvitationWords }) {
  return (
    <RegistrationForm
      words={registration}
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
 * All panels, invisible: exactly their size at any width and text size, hidden from screen readers and the keyboard.
 */
export function InvitationSkeleton({ content }: { content: InvitationWords }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 unscripted:hidden">
      <Skeleton>
        <OwnCode code={noCode} words={content.ownCode} texts={content} />
      </Skeleton>
      <Skeleton>
        <FormSkeleton content={content} />
      </Skeleton>
      <Skeleton>
        <CardNotice words={content.card} hasMercard={false} />
      </Skeleton>
    </div>
  )
}
