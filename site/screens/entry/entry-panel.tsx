'use client'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { ActionButton } from '../../shared/action-button.tsx'
import { Skeleton } from '../../shared/skeleton.tsx'
import { NeedsApp } from '../../shared/needs-app.tsx'
import { InlineNotice } from '../../shared/notice-panel.tsx'
import { useScreen } from '../../shared/screen-provider.tsx'
import { useSignIn } from '../../shared/sign-in-panel.tsx'
import { UnscriptedNote } from '../../shared/unscripted-note.tsx'
import { EntryConfirmation } from './entry-confirmation.tsx'
import type { EntryWords } from './entry-content.ts'
import type { Entry } from './use-entry.ts'
import type { PromotionView } from './use-promotion.ts'

type Props = { words: EntryWords; view: PromotionView; entry: Entry }

/** A promotion's entry button, or why there is none and what to do about it. */
export function EntryPanel({ words, view, entry }: Props) {
  return (
    <div className="grid gap-3 px-5 py-5">
      <UnscriptedNote>{words.unscripted}</UnscriptedNote>
      <Content words={words} view={view} entry={entry} />
    </div>
  )
}

function Content({ words, view: { stand, failure }, entry }: Props) {
  const { bridge } = useScreen()
  const signIn = useSignIn({ inApp: words.signInApp, inBrowser: words.signInBrowser })
  switch (stand) {
    case 'loading':
      return (
        <Skeleton>
          <ActionButton>{words.enter}</ActionButton>
        </Skeleton>
      )
    case 'ready':
      return (
        <>
          <ActionButton onClick={entry.enter} isBusy={entry.isBusy}>
            {entry.isBusy ? words.entering : words.enter}
          </ActionButton>
          {entry.needsSignIn && (
            <div role="alert">
              <InlineNotice message={signIn ? words.signIn : words.signInDesktop} action={signIn} />
            </div>
          )}
        </>
      )
    case 'entered':
      return <EntryConfirmation takesFocus={entry.hasEntered}>{words.entered}</EntryConfirmation>
    case 'upcoming':
    case 'ended':
    case 'unavailable':
      return (
        <p className="grid min-h-13 place-items-center rounded-full bg-wash px-5 text-center text-note font-bold text-sub">
          {words[stand]}
        </p>
      )
    case 'app-too-old':
      return <NeedsApp feature="payment" />
    case 'signed-out':
      // Without a session, the entry button asks the visitor to sign in first (D10).
      return signIn ? (
        <ActionButton kind="secondary" onClick={signIn.run}>
          {signIn.label}
        </ActionButton>
      ) : (
        <InlineNotice message={words.signInDesktop} />
      )
    case 'card-not-active':
      if (!signIn) return <InlineNotice message={`${words.activate}${words.activateDesktop}`} />
      return (
        <InlineNotice
          message={words.activate}
          action={{
            label: words.activateButton,
            run: () => bridge && void runCommand('openActivity', { path: words.activatePath }, bridge),
          }}
        />
      )
    case 'failed':
      return failure && <InlineNotice {...failure} />
  }
}
