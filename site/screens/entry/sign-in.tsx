'use client'

import { runCommand } from '../../platform/bridge/run-command.ts'
import { ActionButton } from '../../shared/action-button.tsx'
import { useScreen } from '../../shared/screen-provider.tsx'
import type { EntryWords } from './entry-content.ts'

/** The entry button of somebody who is not signed in: it asks for that first (D10, D12). Where there is no app, words do. */
export function SignIn({ words }: { words: EntryWords }) {
  const { environment, bridge } = useScreen()
  if (environment?.system === 'other') return <p className="text-note">{words.signInDesktop}</p>
  return (
    <ActionButton kind="secondary" onClick={() => bridge && void runCommand('openLogin', {}, bridge)}>
      {environment?.place === 'app' ? words.signInApp : words.signInBrowser}
    </ActionButton>
  )
}
