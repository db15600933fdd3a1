import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms'
import type { ComponentType } from 'react'

import type { ControlProps } from './control-props.ts'
import { withReactRoot } from './react-root.tsx'
import { useTypedValue } from './use-typed-value.ts'

/** Sveltia's props, in which values are declared as `any`. */
type GivenProps = Omit<CustomFieldControlProps, 'value'> & { value: unknown }

export function toSveltiaControl(Field: ComponentType<ControlProps>): CustomFieldControl {
  function Adapted({ value, field, forID, entry, onChange, addFile }: GivenProps) {
    const [draft, change] = useTypedValue(value, onChange)
    return (
      <Field
        value={draft}
        field={{ get: (name): unknown => field.get(name, undefined) }}
        forID={forID}
        entry={entry && { get: (name): unknown => entry.get(name, undefined) }}
        onChange={change}
        addFile={addFile}
      />
    )
  }
  return withReactRoot(Adapted)
}
