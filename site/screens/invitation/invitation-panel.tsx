'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { client, log } from '../../api.ts'
import { ArticleStatus } from '../../shared/article-status.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { InPlaceOf, Reserved } from '../../shared/skeleton.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { usePeriodStatus } from '../../shared/use-period-status.ts'
import { campaignPhase } from './campaign-phase.ts'
import { CardNotice } from './card-notice.tsx'
import { ReceivedCode, RegisteredCode } from './code-panels.tsx'
import type { InvitationWords } from './invitation-content.ts'
import { InvitationFallback, panelLayout, PeriodNote } from './invitation-fallback.tsx'
import { FormSkeleton, InvitationSkeleton, panelPair } from './invitation-skeleton.tsx'
import { inviteCodeQuery } from './invite-code-query.ts'
import { OwnCode } from './own-code.tsx'
import { readCode, readInviteCode, readReferer } from './read-link.ts'
import { RegistrationForm } from './registration-form.tsx'

/** The parts that depend on visitor and time: the codes, during the campaign (D9). */
export function InvitationPanel({ content }: { content: InvitationWords }) {
  const { period, ownCode, registration, card } = content
  const ownStatus = usePeriodStatus(period)
  const received = useInBrowser(() => readInviteCode(location.search)) ?? ''
  const referer = useInBrowser(() => readReferer(location.search))
  const [typed, setTyped] = useState<string>()
  const [hasJustRegistered, setHasJustRegistered] = useState(false)
  const query = useQuery({
    ...inviteCodeQuery(client),
    enabled: ownStatus === 'DURING_THE_PERIOD' || ownStatus === 'AFTER_THE_PERIOD',
  })
  useEffect(() => {
    if (referer) log.debug(`invitation opened, referer ${referer}`)
  }, [referer])

  const status = campaignPhase({ own: ownStatus, hasPeriod: period !== undefined, answer: query.data })
  const code = typed ?? received
  const registeredCode = query.data?.registeredInviteCode
  // Visitors who followed an invitation came for the form: it comes first and has the primary button.
  const isInvited = received !== ''
  const skeleton = <InvitationSkeleton content={content} />
  const registered = registeredCode !== undefined && (
    <RegisteredCode code={registeredCode} words={registration} takesFocus={hasJustRegistered} />
  )
  if (status === undefined) return <InvitationFallback content={content} />
  if (status === 'BEFORE_THE_PERIOD') return <PeriodNote>{content.upcoming}</PeriodNote>
  if (ownStatus === 'AFTER_THE_PERIOD') {
    return (
      <>
        <PeriodNote>{content.ended}</PeriodNote>
        {registered && <div className={panelLayout}>{registered}</div>}
      </>
    )
  }
  return (
    <div className={panelLayout}>
      {!period && <ArticleStatus status={query.data && status} />}
      <Loaded
        query={query}
        situation="invitation-fetch"
        skeleton={skeleton}
        aside={code.trim() !== '' && <ReceivedCode code={readCode(code)} words={registration} />}
      >
        {({ ownInviteCode, hasMercard }) =>
          status === 'AFTER_THE_PERIOD' ? (
            <InPlaceOf size={skeleton}>
              <PeriodNote isInPlace>{content.ended}</PeriodNote>
              {registered}
            </InPlaceOf>
          ) : (
            <div className={panelPair}>
              {!isInvited && <OwnCode code={ownInviteCode} words={ownCode} texts={content} />}
              {registered ? (
                <Reserved reserve={<FormSkeleton content={content} />}>{registered}</Reserved>
              ) : (
                <RegistrationForm
                  words={registration}
                  period={period}
                  code={code}
                  onType={setTyped}
                  isInvited={isInvited}
                  referer={referer}
                  onRegistered={() => setHasJustRegistered(true)}
                />
              )}
              {isInvited && <OwnCode code={ownInviteCode} words={ownCode} texts={content} isBeside />}
              <CardNotice words={card} hasMercard={hasMercard} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
