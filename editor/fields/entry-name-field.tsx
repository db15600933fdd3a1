import type { ReactNode } from 'react'

import type { NamedEntries } from '../engine/engine-client.ts'
import { isRecord } from '../formats/same-value.ts'
import { labelIdOf, type ControlProps } from './control.ts'
import { fieldsOfEntry } from './entry-fields.ts'

type Props = ControlProps & { entries: NamedEntries }

/** The names that the form of an entry holds already, of the kind that a field takes. */
function takenIn(fields: Readonly<Record<string, unknown>>, kind: keyof NamedEntries): Set<unknown> {
  const list = fields[kind === 'campaign' ? 'campaigns' : 'annotationLists']
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return new Set(items.map((item) => (isRecord(item) ? item['use'] : item)))
}

/** The name of another entry, chosen by the words that people know it by. One that is not there stays as it is written. */
export function EntryNameField({ value, field, forID, entry, onChange, entries }: Props): ReactNode {
  const kind = field.get('names') === 'note' ? 'note' : 'campaign'
  const name = typeof value === 'string' ? value : ''
  const taken = takenIn(fieldsOfEntry(entry), kind)
  const offered = entries[kind].filter((each) => each.name === name || !taken.has(each.name))
  const isKnown = name === '' || offered.some((each) => each.name === name)
  return (
    <select
      id={forID}
      aria-labelledby={labelIdOf(forID)}
      className="own-input own-select"
      value={name}
      onChange={({ target }) => onChange(target.value)}
    >
      {name === '' && <option value="">えらんでください</option>}
      {!isKnown && <option value={name}>{`${name}（まだありません）`}</option>}
      {offered.map(({ name: each, shown }) => (
        <option key={each} value={each}>
          {shown === '' ? each : `${shown}（${each}）`}
        </option>
      ))}
    </select>
  )
}
