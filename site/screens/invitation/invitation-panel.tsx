'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { isNotAuthenticated } from '#api-client/api-error.ts'
import { getInviteCode } from '#api-client/calls/get-invite-code.ts'
import { readQuery } from '#api-client/queries.ts'

import { client, log } from '../../api.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { useStickyError } from '../../shared/use-sticky-error.ts'
import { usePeriodStatus } from '../../shared/use-period-status.ts'
import { CardNotice } from './card-notice.tsx'
import { InvitationFallback, panelLayout, PeriodNote } from './invitation-fallback.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'
import type { InvitationWords } from './invitation-content.ts'
import { OwnCode } from './own-code.tsx'
import { readInviteCode, readReferer } from './read-link.ts'
import { ReceivedCode, RegisteredCode } from './code-panels.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** The parts that depend on visitor and time: the codes, during the campaign (D9). */
export function InvitationPanel({ content }: { content: InvitationWords }) {
  const { period, ownCode, registration, card } = content
  const status = usePeriodStatus(period)
  const received = useInBrowser(() => readInviteCode(location.search)) ?? ''
  const referer = useInBrowser(() => readReferer(location.search))
  const [hasJustRegistered, setHasJustRegistered] = useState(false)
  const query = useQuery({
    ...readQuery(client, getInviteCode, {}),
    enabled: status === 'DURING_THE_PERIOD' || status === 'AFTER_THE_PERIOD',
  })
  useEffect(() => {
    if (referer) log.debug(`invitation opened, referer ${referer}`)
  }, [referer])

  const error = useStickyError(query)
  // Some servers send an empty string for "none".
  const registeredCode = query.data?.registeredInviteCode || undefined
  // Visitors who followed an invitation came for the form: it comes first and has the primary button.
  const isInvited = received !== ''
  const registered = registeredCode !== undefined && (
    <RegisteredCode code={registeredCode} words={registration} takesFocus={hasJustRegistered} />
  )
  if (status === undefined) return <InvitationFallback content={content} />
  if (status === 'BEFORE_THE_PERIOD') return <PeriodNote>{content.upcoming}</PeriodNote>
  if (status === 'AFTER_THE_PERIOD') {
    return (
      <>
        <PeriodNote>{content.ended}</PeriodNote>
        {registered && <div className={panelLayout}>{registered}</div>}
      </>
    )
  }
  return (
    <div className={panelLayout}>
      {isInvited && isNotAuthenticated(error) && <ReceivedCode code={received} words={registration} />}
      <Loaded query={query} situation="invitation-fetch" skeleton={<InvitationSkeleton content={content} />}>
        {({ ownInviteCode, hasMercard }) => (
          <>
            {!isInvited && <OwnCode code={ownInviteCode} words={ownCode} texts={content} />}
            {registered || (
              <RegistrationForm
                words={registration}
                period={period}
                received={received}
                referer={referer}
                onRegistered={() => setHasJustRegistered(true)}
              />
            )}
            {isInvited && <OwnCode code={ownInviteCode} words={ownCode} texts={content} isBeside />}
            {!hasMercard && <CardNotice words={card} />}
          </>
        )}
      </Loaded>
    </div>
  )
}
