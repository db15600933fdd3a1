'use client'

import type { ReactNode } from 'react'

import { ReservedSpace, Skeleton } from '../../shared/queries/skeleton.tsx'
import { CardNotice } from './card-notice.tsx'
import type { InvitationLabels } from './labels.ts'
import { InviteCode } from './invite-code.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** Layout of the panels: in a wide window the visitor's own code next to the form. */
export const panelPair = 'grid grid-cols-[minmax(0,1fr)] gap-6 two-column:grid-cols-2'

/** A non-breaking space gives an empty code the height of a line. */
const noCode = '\u00a0'

/** The form, used for its size. */
function FormSkeleton({ content: { registration, period } }: { content: InvitationLabels }) {
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

type Props = {
  content: InvitationLabels
  /** The visitor's own code; without it, its space is reserved. */
  ownCode?: string | undefined
  /** Undefined until the server has responded. */
  response?: { hasMercard: boolean } | undefined
  /** The form or what replaces it; its space is reserved until the server has responded. */
  form?: ReactNode
  /** The panel of a code that was registered, in place of the form. */
  registered?: ReactNode
  /** True if the link contained a code: then the form comes first, with the primary button. */
  isInvited?: boolean
}

/**
 * The panels while codes can be sent and registered. Until the server has responded, they are invisible, to reserve
 * their exact size at any width and text size, and hidden from screen readers and the keyboard. The visitor's own code
 * with its buttons is visible as soon as it is known (`show-own-code.ts`), and keeps its elements when React has read the
 * response.
 */
export function InvitationPanels({ content, ownCode, response, form, registered, isInvited = false }: Props) {
  const isLoading = !response
  const codeState = ownCode === undefined ? '' : 'known'
  const inviteCode = (
    <Skeleton isLoading={isLoading} hasText={ownCode === undefined}>
      <InviteCode code={ownCode ?? noCode} labels={content.ownCode} texts={content} isInRow={isInvited} />
    </Skeleton>
  )
  return (
    <div
      className={`code-panels ${panelPair} ${isLoading ? 'unscripted:hidden' : ''}`}
      data-own-code={isLoading ? codeState : undefined}
    >
      {!isInvited && inviteCode}
      <Skeleton isLoading={isLoading}>
        {registered ? (
          <ReservedSpace size={<FormSkeleton content={content} />} isStretched>
            {registered}
          </ReservedSpace>
        ) : (
          (form ?? <FormSkeleton content={content} />)
        )}
      </Skeleton>
      {isInvited && inviteCode}
      <div className="two-column:col-span-full">
        <Skeleton isLoading={isLoading}>
          <CardNotice labels={content.card} hasMercard={response?.hasMercard ?? false} />
        </Skeleton>
      </div>
    </div>
  )
}
