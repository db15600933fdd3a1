'use client'

import { describeFailure, outcomeUnknown } from '#api-client/messages.ts'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { ActionButton } from '../../shared/action-button.tsx'
import { ActionFailure } from '../../shared/action-failure.tsx'
import { ChangingText } from '../../shared/changing-text.tsx'
import { InlineNotice, type PanelNotice } from '../../shared/notice-panel.tsx'
import { useSignIn } from '../../shared/sign-in-panel.tsx'
import { Skeleton } from '../../shared/skeleton.tsx'
import { actionLabel, isBusyIn } from '../../shared/use-action.ts'
import { useOpenApp } from '../../shared/use-open-app.tsx'
import { UnscriptedNote } from '../../shared/unscripted-note.tsx'
import { EntryConfirmation } from './entry-confirmation.tsx'
import type { EntryLabels } from './entry-content.ts'
import type { Entry } from './use-entry.ts'
import type { PromotionView } from './use-promotion.ts'

type Props = { name: string; labels: EntryLabels; view: PromotionView; entry: Entry }

/** The labels that can appear above the button, a failure's among them; the widest reserves their space. */
function widestLabel({ hint, next, signIn, activate }: EntryLabels): string {
  const failures = [describeFailure(undefined, 'entry'), outcomeUnknown].map((one) => `${one?.title}　${one?.message}`)
  return [hint, next, signIn, activate, ...failures].reduce((one, other) => (other.length > one.length ? other : one))
}

/**
 * A promotion's entry button with a line of words above it, or why there is none and what to do about it. All states
 * have the same height, so that nothing below moves.
 */
export function EntryPanel({ name, labels, view, entry }: Props) {
  return (
    <div className="px-5 py-5">
      <UnscriptedNote>{labels.unscripted}</UnscriptedNote>
      <div className="grid *:[grid-area:1/1]">
        <div aria-hidden="true" className="grid gap-3 unscripted:hidden">
          <p data-text={widestLabel(labels)} className="reserved text-note" />
          <div className="h-13" />
        </div>
        <div className="grid content-end">
          <Content name={name} labels={labels} view={view} entry={entry} />
        </div>
      </div>
    </div>
  )
}

function Closed({ children }: { children: string }) {
  return (
    <p className="grid min-h-13 place-items-center rounded-full bg-wash px-5 text-center text-note font-bold text-sub">
      <ChangingText>{children}</ChangingText>
    </p>
  )
}

function Content({ name, labels, view: { status, failure, gate }, entry }: Props) {
  const activate = useOpenApp((bridge) => runCommand('openActivity', { path: labels.activatePath }, bridge))
  const signIn = useSignIn({ inApp: labels.signInApp, inBrowser: labels.signInBrowser })
  switch (status) {
    case 'loading':
      return (
        <Skeleton>
          <ActionButton>{labels.enter}</ActionButton>
        </Skeleton>
      )
    case 'ready':
      return (
        <div className="grid gap-3">
          {entry.failure ? (
            <ActionFailure failure={entry.failure} />
          ) : (
            <p key="hint" className="text-note">
              {labels.hint}
            </p>
          )}
          <ActionButton onClick={entry.enter} isBusy={isBusyIn(entry.phase)}>
            <ChangingText>{actionLabel(entry.phase, { ready: labels.enter, sending: labels.entering })}</ChangingText>
            <span className="sr-only">（{name}）</span>
          </ActionButton>
        </div>
      )
    case 'entered':
      return (
        <div className="grid gap-3">
          <p key="next" className="text-note">
            {labels.next}
          </p>
          <EntryConfirmation takesFocus={entry.hasEntered}>{labels.entered}</EntryConfirmation>
        </div>
      )
    case 'upcoming':
    case 'ended':
    case 'unavailable':
      return <Closed>{labels[status]}</Closed>
    case 'gated':
      return gate && <InlineNotice {...gate} />
    case 'signed-out': {
      // Without a session, the entry button asks the visitor to sign in first (D10).
      const notice: Pick<PanelNotice, 'message' | 'action'> = signIn
        ? { message: labels.signIn, action: signIn }
        : { message: labels.signInDesktop }
      return (
        // A visitor who has just tapped the entry button hears why it disappeared.
        <div {...(entry.needsSignIn ? { role: 'alert' } : {})}>
          <InlineNotice {...notice} />
        </div>
      )
    }
    case 'card-not-active':
      if (!signIn) return <InlineNotice message={`${labels.activate}${labels.activateDesktop}`} />
      return (
        <InlineNotice
          message={labels.activate}
          action={{
            label: labels.activateButton,
            run: () => void activate.open(),
            after: activate.notice,
          }}
        />
      )
    case 'failed':
      return failure && <InlineNotice {...failure} />
  }
}
