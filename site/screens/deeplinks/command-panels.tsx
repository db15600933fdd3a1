'use client'

import { useMemo } from 'react'

import type { CommandName } from '../../platform/bridge/commands.ts'
import { createBrowserEffects } from '../../platform/bridge/browser-effects.ts'
import type { Bridge } from '../../platform/bridge/run-command.ts'
import { useEnvironment } from '../../shared/use-environment.ts'
import { CommandForm } from './command-form.tsx'
import { commandForms, type FormSamples } from './command-forms.ts'

export function CommandPanels({
  appToken,
  address,
  samples,
}: {
  appToken: string
  address: Bridge['address']
  samples: FormSamples
}) {
  const environment = useEnvironment(appToken)
  const bridge = useMemo(
    () => environment && { environment, address, effects: createBrowserEffects() },
    [environment, address],
  )
  // The table has exactly one key per command.
  const forms = Object.entries(commandForms(samples)) as [CommandName, { title: string; fields: [] }][]
  return forms.map(([name, { title, fields }]) => (
    <CommandForm key={name} name={name} title={title} fields={fields} bridge={bridge} address={address} />
  ))
}
