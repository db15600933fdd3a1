import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms'
import type { ComponentType } from 'react'

import type { ControlProps } from './control.ts'
import { inOwnRoot } from './own-root.tsx'

/** A field of ours as Sveltia takes one. */
export function asControl(Field: ComponentType<ControlProps>): CustomFieldControl {
  function Adapted({ value, field, forID, entry, onChange }: CustomFieldControlProps) {
    return (
      <Field
        value={value}
        field={{ get: (name) => field.get(name, undefined) }}
        forID={forID}
        entry={entry && { get: (name) => entry.get(name, undefined) }}
        onChange={onChange}
      />
    )
  }
  return inOwnRoot(Adapted)
}
