'use client'

import { ActionButton } from '../../shared/action-button.tsx'
import { AppLink } from '../../shared/app-link.tsx'
import { useScreen } from '../../shared/screen-provider.tsx'
import { runCommand } from '../../platform/bridge/run-command.ts'
import { checkGate } from '../../platform/gates.ts'
import { featureOf } from './decide-offer.ts'
import type { LendingWords } from './words.ts'

/** The way on: into the app, or to its newest version where it is too old for it, with the words of specification §8. */
export function OfferWay({ name, words }: { name: keyof typeof featureOf; words: LendingWords['offers'] }) {
  const { environment, provider, bridge } = useScreen()
  const feature = featureOf[name]
  const gate = environment?.place === 'app' && feature !== undefined ? checkGate(feature, environment, provider.name) : undefined
  if (environment?.place === 'app' && gate?.ok === false) {
    const { url } = provider.stores[environment.system]
    return (
      <div className="mt-5 grid gap-3">
        <p className="rounded-tile bg-wash px-4 py-3 text-note font-bold">{gate.message}</p>
        <ActionButton onClick={() => bridge && void runCommand('openUrl', { url }, bridge)}>{words.update}</ActionButton>
      </div>
    )
  }
  return (
    <div className="mt-5">
      <AppLink appPath={words[name].path} kind={name === 'solicitingDenied' ? 'sub' : 'main'}>
        {words[name].button}
      </AppLink>
    </div>
  )
}
