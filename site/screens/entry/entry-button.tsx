'use client'

import type { ReactNode } from 'react'

import { ActionButton } from '../../shared/actions/action-button.tsx'
import { ActionFailure } from '../../shared/actions/action-failure.tsx'
import { ChangingText } from '../../shared/changing-text.tsx'
import { InlineNotice, NoticeButton } from '../../shared/notices/notice-panel.tsx'
import { useSignIn } from '../../shared/notices/sign-in-panel.tsx'
import { ReservedSpace, Skeleton } from '../../shared/queries/skeleton.tsx'
import { isBusyPhase, labelAction } from '../../shared/actions/action-phase.ts'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { EntryConfirmation } from './entry-confirmation.tsx'
import type { EntryLabels } from './labels.ts'
import type { Entry } from './use-entry.ts'
import type { PromotionView } from './use-promotion.ts'

type Props = { name: string; labels: EntryLabels; view: PromotionView; entry: Entry }

/**
 * A promotion's entry button, or what replaces it. Nothing, if the note above all promotions explains why it is
 * missing. Its space is then kept: in a wide window, where it is beside other content, always; on a phone only where its
 * end can be seen, so that nothing visible moves. With its line above, a button is exactly as high as that space.
 */
export function EntryButton({ name, labels, view, entry }: Props) {
  if (view.isStatedAbove && !entry.needsSignIn)
    return (
      <div className="two-column:h-21">
        <ReservedSpace size={<div className="h-21" />}>{null}</ReservedSpace>
      </div>
    )
  return (
    <div className="grid min-h-21 items-center border-t border-line px-5 py-3 *:[grid-area:1/1]">
      <NoScriptNote>{labels.unscripted}</NoScriptNote>
      <Content name={name} labels={labels} view={view} entry={entry} />
    </div>
  )
}

function Closed({ children }: { children: string }) {
  return (
    <p className="text-note font-bold text-sub">
      <ChangingText>{children}</ChangingText>
    </p>
  )
}

/** The entry button, with the reason of the last failure above. */
function EnterButton({ name, labels, entry }: Omit<Props, 'view'>) {
  return (
    <div className="grid gap-3">
      {entry.failure && <ActionFailure failure={entry.failure} />}
      <ActionButton kind="strong" onClick={entry.enter} isBusy={isBusyPhase(entry.phase)}>
        <ChangingText>{labelAction(entry.phase, { ready: labels.enter, sending: labels.entering })}</ChangingText>
        <span className="sr-only">（{name}）</span>
      </ActionButton>
    </div>
  )
}

/** Requests sign-in (D10) where a visitor has just tapped the entry button, which has disappeared. */
function SignIn({ labels }: { labels: EntryLabels }) {
  const signIn = useSignIn({ inApp: labels.signInApp, inBrowser: labels.signInBrowser })
  return (
    <div className="grid gap-3">
      <p role="alert" className="text-note">
        {signIn ? labels.signIn : labels.signInDesktop}
      </p>
      {signIn && <NoticeButton {...signIn} />}
    </div>
  )
}

function Content({ name, labels, view: { status, failure }, entry }: Props): ReactNode {
  switch (status) {
    case 'loading':
      return (
        <Skeleton>
          <ActionButton>{labels.enter}</ActionButton>
        </Skeleton>
      )
    case 'ready':
      return <EnterButton name={name} labels={labels} entry={entry} />
    case 'entered':
      return <EntryConfirmation takesFocus={entry.hasEntered}>{labels.entered}</EntryConfirmation>
    case 'upcoming':
    case 'ended':
    case 'unavailable':
      return <Closed>{labels[status]}</Closed>
    case 'signed-out':
      return <SignIn labels={labels} />
    case 'card-not-active':
      return <Closed>{labels.activate}</Closed>
    case 'gated':
      return <Closed>{labels.unavailable}</Closed>
    case 'failed':
      return failure && <InlineNotice {...failure} />
  }
}
