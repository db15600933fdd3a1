'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { client, log } from '../../api.ts'
import { ownCodeHolder } from '../../page-script/screens/show-own-code.ts'
import { ArticleStatus } from '../../shared/stage/article-status.tsx'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { IdleMark } from '../../shared/context/idle-mark.tsx'
import { ReservedSpace } from '../../shared/queries/skeleton.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { usePeriodStatus } from '../../shared/stage/use-period-status.ts'
import { getInvitationPhase } from './invitation-phase.ts'
import { ReceivedCode, RegisteredCode } from './code-panels.tsx'
import type { InvitationLabels } from './labels.ts'
import { InvitationFallback, panelLayout, PeriodNote } from './invitation-fallback.tsx'
import { InvitationPanels, panelPair } from './invitation-panels.tsx'
import { inviteCodeQuery } from './invite-code-query.ts'
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
  const phase = getInvitationPhase({ status: periodStatus, hasPeriod: period !== undefined, response: query.data })
  return { periodStatus, phase, query, receivedCode, referer }
}

/** Parts that depend on visitor and time: the codes, during the campaign (D9). */
export function InvitationPanel({ content }: { content: InvitationLabels }) {
  const { period, registration } = content
  const { periodStatus, phase, query, receivedCode, referer } = useInvitation(period)
  const [typedCode, setTypedCode] = useState<string>()
  const [hasJustRegistered, setHasJustRegistered] = useState(false)
  const code = typedCode ?? receivedCode
  const registeredCode = query.data?.registeredInviteCode
  const isInvited = receivedCode !== ''
  if (phase === undefined) return <InvitationFallback content={content} />
  if (phase === 'BEFORE_THE_PERIOD')
    return (
      <div className={panelLayout}>
        <IdleMark />
        <PeriodNote>{content.upcoming}</PeriodNote>
      </div>
    )
  const registered = registeredCode !== undefined && (
    <RegisteredCode code={registeredCode} labels={registration} takesFocus={hasJustRegistered} />
  )
  const ended = (
    <div className={panelPair}>
      <PeriodNote illustration="asleep">{content.ended}</PeriodNote>
      {registered}
    </div>
  )
  if (periodStatus === 'AFTER_THE_PERIOD') return <div className={panelLayout}>{ended}</div>
  const skeleton = <InvitationPanels content={content} ownCode={ownCodeHolder.ownCode} />
  const form = (
    <RegistrationForm
      labels={registration}
      period={period}
      code={code}
      onType={setTypedCode}
      isInvited={isInvited}
      referer={referer}
      onRegistered={() => setHasJustRegistered(true)}
    />
  )
  return (
    <div className={panelLayout}>
      {!period && <ArticleStatus status={query.data && phase} />}
      <QueryResult
        query={query}
        situation="invitation-fetch"
        skeleton={skeleton}
        isMain
        aside={code.trim() !== '' && <ReceivedCode code={readCode(code)} labels={registration} />}
      >
        {(response) =>
          phase === 'AFTER_THE_PERIOD' ? (
            <ReservedSpace size={skeleton}>{ended}</ReservedSpace>
          ) : (
            <InvitationPanels
              {...{ content, response, registered, form, isInvited }}
              ownCode={response.ownInviteCode}
            />
          )
        }
      </QueryResult>
    </div>
  )
}
