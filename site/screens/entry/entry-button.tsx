'use client'

import type { ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { ActionButton } from '../../shared/actions/action-button.tsx'
import { ActionFailure } from '../../shared/actions/action-failure.tsx'
import { ChangingText } from '../../shared/changing-text.tsx'
import { InlineNotice, NoticeButton } from '../../shared/notices/notice-panel.tsx'
import { useSignIn } from '../../shared/notices/sign-in-panel.tsx'
import { Skeleton } from '../../shared/queries/skeleton.tsx'
import { isBusyPhase, labelAction } from '../../shared/actions/action-phase.ts'
import { useOpenApp } from '../../shared/open-app/use-open-app.tsx'
import { missingLinkText } from '../../shared/page/jump-link.tsx'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { EntryConfirmation } from './entry-confirmation.tsx'
import { promotionsId, type EntryLabels } from './labels.ts'
import type { Entry } from './use-entry.ts'
import type { PromotionView } from './use-promotion.ts'

type Props = { name: string; labels: EntryLabels; view: PromotionView; entry: Entry }

/**
 * A promotion's entry button, or its replacement; the reason is given above all promotions. All states have the same
 * height, so that nothing below moves.
 */
export function EntryButton({ name, labels, view, entry }: Props) {
  return (
    <div className="grid min-h-21 items-center px-5 py-4 *:[grid-area:1/1]">
      <NoScriptNote>{labels.unscripted}</NoScriptNote>
      <p
        data-text={labels.signInBrowser}
        aria-hidden="true"
        className="reserved border-2 border-transparent px-4 py-3 text-body leading-tight font-bold"
      />
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

/** Requests sign-in (D10). A visitor who has just tapped the entry button is informed why it disappeared. */
function SignIn({ labels, isAlert }: { labels: EntryLabels; isAlert: boolean }) {
  const signIn = useSignIn({ inApp: labels.signInApp, inBrowser: labels.signInBrowser })
  return (
    <div className="grid gap-3">
      {isAlert && (
        <p role="alert" className="text-note">
          {signIn ? labels.signIn : labels.signInDesktop}
        </p>
      )}
      {signIn ? <NoticeButton {...signIn} /> : <InApp />}
    </div>
  )
}

/** Shown on devices that the app does not exist for. */
function InApp() {
  return <Closed>スマートフォンのアプリから</Closed>
}

/** Leads to the notice above all promotions, which alone explains why their list is missing, and has the next step. */
function ListStateLink() {
  return (
    <Anchor
      href={`#${promotionsId}`}
      className="flex min-h-11 items-center text-note font-bold underline underline-offset-4"
    >
      {missingLinkText}
    </Anchor>
  )
}

function Activation({ labels }: { labels: EntryLabels }) {
  const { open, notice } = useOpenApp((bridge) => runCommand('openActivity', { path: labels.activatePath }, bridge))
  if (!useSignIn()) return <InApp />
  return <NoticeButton label={labels.activateButton} run={() => void open()} after={notice} />
}

function Content({ name, labels, view: { status, failure, gate }, entry }: Props): ReactNode {
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
    case 'gated':
      return gate?.action ? <NoticeButton {...gate.action} /> : <InApp />
    case 'signed-out':
      return <SignIn labels={labels} isAlert={entry.needsSignIn} />
    case 'card-not-active':
      return <Activation labels={labels} />
    case 'failed':
      return failure ? <InlineNotice {...failure} /> : <ListStateLink />
  }
}
