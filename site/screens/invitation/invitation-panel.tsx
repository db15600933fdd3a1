'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { client, log } from '../../api.ts'
import { ownCodeHolder } from '../../page-script/show-own-code.ts'
import { ArticleStatus } from '../../shared/stage/article-status.tsx'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ReservedSpace, Reserved } from '../../shared/queries/skeleton.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { usePeriodStatus } from '../../shared/stage/use-period-status.ts'
import { campaignPhase } from './campaign-phase.ts'
import { CardNotice } from './card-notice.tsx'
import { ReceivedCode, RegisteredCode } from './code-panels.tsx'
import type { InvitationLabels } from './invitation-content.ts'
import { InvitationFallback, panelLayout, PeriodNote } from './invitation-fallback.tsx'
import { FormSkeleton, InvitationSkeleton, panelPair } from './invitation-skeleton.tsx'
import { inviteCodeQuery } from './invite-code-query.ts'
import { InviteCode } from './invite-code.tsx'
import { readCode, readInviteCode, readReferer } from './read-invite-code.ts'
import { RegistrationForm } from './registration-form.tsx'

/** Returns the phase of the invitation, the visitor's codes once it has started, and what its link contains. */
function useInvitation(period: InvitationLabels['period']) {
  const periodStatus = usePeriodStatus(period)
  const receivedCode = useInBrowser(() => readInviteCode(location.search)) ?? ''
  const referer = useInBrowser(() => readReferer(location.search))
  const query = useQuery({
    ...inviteCodeQuery(client),
    enabled: periodStatus === 'DURING_THE_PERIOD' || periodStatus === 'AFTER_THE_PERIOD',
  })
  useEffect(() => {
    if (referer) log.debug(`invitation opened, referer ${referer}`)
  }, [referer])
  const phase = campaignPhase({ status: periodStatus, hasPeriod: period !== undefined, response: query.data })
  return { periodStatus, phase, query, receivedCode, referer }
}

/** Parts that depend on visitor and time: the codes, during the campaign (D9). */
export function InvitationPanel({ content }: { content: InvitationLabels }) {
  const { period, ownCode, registration, card } = content
  const { periodStatus, phase, query, receivedCode, referer } = useInvitation(period)
  const [typedCode, setTypedCode] = useState<string>()
  const [hasJustRegistered, setHasJustRegistered] = useState(false)
  const code = typedCode ?? receivedCode
  const registeredCode = query.data?.registeredInviteCode
  // Visitors who followed an invitation see the form first, with the primary button.
  const isInvited = receivedCode !== ''
  const skeleton = <InvitationSkeleton content={content} ownCode={ownCodeHolder.ownCode} />
  const registered = registeredCode !== undefined && (
    <RegisteredCode code={registeredCode} labels={registration} takesFocus={hasJustRegistered} />
  )
  if (phase === undefined) return <InvitationFallback content={content} />
  const ended = (
    <div className={panelPair}>
      <PeriodNote illustration="asleep">{content.ended}</PeriodNote>
      {registered}
    </div>
  )
  if (phase === 'BEFORE_THE_PERIOD')
    return (
      <div className={panelLayout}>
        <PeriodNote>{content.upcoming}</PeriodNote>
      </div>
    )
  if (periodStatus === 'AFTER_THE_PERIOD') return <div className={panelLayout}>{ended}</div>
  return (
    <div className={panelLayout}>
      {!period && <ArticleStatus status={query.data && phase} />}
      <QueryResult
        query={query}
        situation="invitation-fetch"
        skeleton={skeleton}
        aside={code.trim() !== '' && <ReceivedCode code={readCode(code)} labels={registration} />}
      >
        {({ ownInviteCode, hasMercard }) =>
          phase === 'AFTER_THE_PERIOD' ? (
            <ReservedSpace size={skeleton}>{ended}</ReservedSpace>
          ) : (
            <div className={panelPair}>
              {!isInvited && <InviteCode code={ownInviteCode} labels={ownCode} texts={content} />}
              {registered ? (
                <Reserved reserve={<FormSkeleton content={content} />}>{registered}</Reserved>
              ) : (
                <RegistrationForm
                  labels={registration}
                  period={period}
                  code={code}
                  onType={setTypedCode}
                  isInvited={isInvited}
                  referer={referer}
                  onRegistered={() => setHasJustRegistered(true)}
                />
              )}
              {isInvited && <InviteCode code={ownInviteCode} labels={ownCode} texts={content} isInRow />}
              <div className="desktop:col-span-full">
                <CardNotice labels={card} hasMercard={hasMercard} />
              </div>
            </div>
          )
        }
      </QueryResult>
    </div>
  )
}
