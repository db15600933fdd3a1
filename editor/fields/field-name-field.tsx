import type { ReactNode } from 'react'

import { isRecord } from '#domain/is-record.ts'
import type { Choice } from '../form/field.ts'
import type { ControlProps } from './control-props.ts'
import { getEntryFields, toPlainData } from './form-values.ts'
import { NameSelect } from './name-select.tsx'

/** The field for the name of another field of the form, or of a named value of the form, chosen by its label. */
export function FieldNameField({ value, field, forID, entry, onChange }: ControlProps): ReactNode {
  const { facts } = getEntryFields(entry)
  const offered = (toPlainData(field.get('choices')) as readonly Choice[]).flatMap(({ value: name, label }) => [
    { name: String(name), label },
    ...(name === 'facts' && isRecord(facts) ? Object.keys(facts) : []).map((fact) => ({
      name: `facts.${fact}`,
      label: `｛${fact}｝`,
    })),
  ])
  const name = typeof value === 'string' ? value : ''
  return <NameSelect forID={forID} name={name} offered={offered} onChange={onChange} />
}
