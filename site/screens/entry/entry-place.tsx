'use client'

import { describeFailure } from '#api-client/messages.ts'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { checkGate } from '../../platform/gates.ts'
import { ActionButton } from '../../shared/action-button.tsx'
import { useScreen } from '../../shared/screen-provider.tsx'
import { Skeleton } from '../../shared/skeleton.tsx'
import { Entered } from './entered.tsx'
import type { EntryWords } from './entry-content.ts'
import { Closed, WayOn } from './place-parts.tsx'
import { SignIn } from './sign-in.tsx'
import type { Entry } from './use-entry.ts'
import type { PromotionView } from './use-promotion.ts'

type Props = { words: EntryWords; view: PromotionView; entry: Entry }

/** Where a promotion's button stands, or what stands in its way, with the way on. */
export function EntryPlace({ words, view, entry }: Props) {
  return (
    <div className="grid gap-3 px-5 py-5">
      <p className="hidden text-note font-bold unscripted:block">{words.unscripted}</p>
      <Content words={words} view={view} entry={entry} />
    </div>
  )
}

function Content({ words, view, entry }: Props) {
  const { environment, bridge, provider } = useScreen()
  const hasApp = environment?.system !== 'other'
  switch (view.stand) {
    case 'loading':
      return <Skeleton className="h-13 rounded-full unscripted:hidden" />
    case 'ready':
      return (
        <>
          <ActionButton onClick={entry.enter} isBusy={entry.isBusy}>
            {entry.isBusy ? words.entering : words.enter}
          </ActionButton>
          {entry.needsSignIn && (
            <div role="alert" className="grid gap-3">
              <p className="text-note">{words.signIn}</p>
              <SignIn words={words} />
            </div>
          )}
        </>
      )
    case 'entered':
      return <Entered takesFocus={entry.hasEntered}>{words.entered}</Entered>
    case 'upcoming':
    case 'ended':
    case 'unavailable':
      return <Closed>{words[view.stand]}</Closed>
    case 'app-too-old': {
      const gate = environment && checkGate('payment', environment, provider.name)
      const store = environment?.place === 'app' ? provider.stores[environment.system].url : undefined
      return (
        <WayOn
          text={gate?.ok === false ? gate.message : ''}
          label={words.update}
          onClick={() => bridge && store !== undefined && void runCommand('openUrl', { url: store }, bridge)}
        />
      )
    }
    case 'signed-out':
      return <SignIn words={words} />
    case 'card-not-active':
      if (!hasApp) return <WayOn text={`${words.activate}${words.activateDesktop}`} />
      return (
        <WayOn
          text={words.activate}
          label={words.activateButton}
          onClick={() => bridge && void runCommand('openActivity', { path: words.activatePath }, bridge)}
        />
      )
    case 'failed':
      if (view.isOffline) return <WayOn text="オフラインです。つながると、自動で読み込みます。" />
      return (
        <WayOn
          text={describeFailure(view.error, 'general')?.message ?? ''}
          label={view.isAsking ? '読み込んでいます' : 'もう一度読み込む'}
          isBusy={view.isAsking}
          onClick={view.askAgain}
        />
      )
  }
}
