'use client'

import type { CommandName } from '../../platform/bridge/commands.ts'
import { useScreen } from '../../shared/context/screen-provider.tsx'
import { CommandForm } from './command-form.tsx'
import { createCommandForms, type FormSamples } from './command-forms.ts'

/** A form for each command of the app. */
export function CommandPanels({ samples }: { samples: FormSamples }) {
  const { bridge, provider } = useScreen()
  // The table has exactly one key per command.
  const forms = Object.entries(createCommandForms(samples)) as [CommandName, { title: string; fields: [] }][]
  return forms.map(([name, { title, fields }]) => (
    <CommandForm key={name} name={name} title={title} fields={fields} bridge={bridge} path={provider} />
  ))
}
