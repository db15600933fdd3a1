'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react'

import { registerInviteCode } from '#api-client/calls/register-invite-code.ts'
import { campaignHasEnded } from '#api-client/messages.ts'

import { client, doneInVisit, log } from '../../api.ts'
import type { InvitationReferer } from '../../shared/invitation-url.ts'
import { ActionFailure } from '../../shared/actions/action-failure.tsx'
import { ActionButton } from '../../shared/actions/action-button.tsx'
import { animateStageImage } from '../../shared/stage/animate-stage-image.ts'
import { isBusyPhase, labelAction } from '../../shared/actions/action-phase.ts'
import { useAction } from '../../shared/actions/use-action.ts'
import { getPeriodStatusNow } from '../../shared/stage/use-period-status.ts'
import type { InvitationLabels } from './labels.ts'
import { inviteCodeQuery } from './invite-code-query.ts'
import { isMessage, maxCodeLength, readCode } from './read-invite-code.ts'

/** Shown for a text that is too long to be a code, such as a message without one. */
const tooLong = `招待コードは${maxCodeLength}文字までです。届いた招待コードだけを入力してください。`

type Props = {
  labels: InvitationLabels['registration']
  period: InvitationLabels['period']
  /** Code in the field. It is stored in the parent, so that it survives a sign-in. */
  code: string
  onType: (code: string) => void
  /** True if the link contained the code: then the visitor probably wants to register. */
  isInvited: boolean
  referer: InvitationReferer | undefined
  onRegistered: () => void
}

/** Returns the action that registers a code, after which the cached response contains it. */
function useRegistration({ labels, referer, onRegistered }: Pick<Props, 'labels' | 'referer' | 'onRegistered'>) {
  const queries = useQueryClient()
  return useAction(registerInviteCode, {
    situation: 'invitation-registration',
    done: labels.done,
    onDone({ inviteCode }) {
      log.debug(`invite code registered, referer ${referer ?? 'none'}`)
      onRegistered()
      animateStageImage()
      doneInVisit.registeredCode = inviteCode
      queries.setQueryData(
        inviteCodeQuery(client).queryKey,
        (cached) => cached && { ...cached, registeredInviteCode: inviteCode },
      )
    },
    async isDone({ inviteCode }) {
      const query = inviteCodeQuery(client)
      // A pending response may be older than the registration.
      await queries.cancelQueries({ queryKey: query.queryKey, exact: true })
      return (await queries.query(query)).registeredInviteCode === inviteCode
    },
  })
}

type CodeFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  code: string
  isInvalid: boolean
  onType: (code: string) => void
}

/** The field of the code. Of a pasted invitation message, it takes the code. */
function CodeField({ ref, code, isInvalid, onType }: CodeFieldProps) {
  return (
    <input
      type="text"
      ref={ref}
      id="invite-code"
      value={code}
      onChange={({ target: { value } }) => onType(isMessage(value) ? readCode(value) : value)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? 'invite-code-issue' : 'invite-code-hint'}
      className="mt-1 h-14 w-full rounded-tile border-2 border-ink bg-paper px-4 text-lead font-bold aria-invalid:border-accent"
    />
  )
}

/** A form to register a friend's code. Once the campaign is over it refuses without a call (specification §5, D9). */
export function RegistrationForm({ labels, period, code, onType, isInvited, referer, onRegistered }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [issue, setIssue] = useState<string>()
  const { run, refuse, getPhase, failure } = useRegistration({ labels, referer, onRegistered })
  const phase = getPhase({ inviteCode: readCode(code) })
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const isFinished = getPeriodStatusNow(period) !== 'DURING_THE_PERIOD'
    const inviteCode = readCode(code)
    if (inviteCode !== code) onType(inviteCode)
    if (isFinished) refuse(campaignHasEnded)
    else if (inviteCode !== '' && inviteCode.length <= maxCodeLength) void run({ inviteCode })
    else {
      setIssue(inviteCode === '' ? labels.empty : tooLong)
      field.current?.focus()
    }
  }
  return (
    <section aria-labelledby="registration" className="rounded-card border-2 border-line px-5 py-6">
      <h2 id="registration" className="text-heading font-extrabold">
        {labels.heading}
      </h2>
      <p className="mt-1 text-note text-sub">{labels.lead}</p>
      <form onSubmit={submit} className="mt-4">
        <label htmlFor="invite-code" className="block text-note font-bold">
          {labels.label}
        </label>
        <CodeField
          ref={field}
          code={code}
          isInvalid={issue !== undefined}
          onType={(typed) => {
            setIssue(undefined)
            onType(typed)
          }}
        />
        <div className="mt-2 mb-4 grid *:[grid-area:1/1]">
          <p id="invite-code-hint" className={`text-small text-sub ${failure || issue ? 'invisible' : ''}`}>
            {labels.hint}
          </p>
          {issue ? (
            <p id="invite-code-issue" role="alert" className="text-note font-bold text-accent">
              {issue}
            </p>
          ) : (
            failure && <ActionFailure failure={failure} />
          )}
        </div>
        <ActionButton type="submit" kind={isInvited ? 'primary' : 'secondary'} isBusy={isBusyPhase(phase)}>
          {labelAction(phase, { ready: labels.submit, sending: labels.busy })}
        </ActionButton>
      </form>
    </section>
  )
}
