import type { ReactNode } from 'react'

import type { NamedEntries, NamedEntry } from '../engine/engine-client.ts'
import { bodyKey } from '../formats/file-form.ts'
import { isRecord } from '#domain/is-record.ts'
import type { ControlProps } from './control-props.ts'
import { getEntryFields } from './form-values.ts'
import { NameSelect } from './name-select.tsx'
import { replaceWholeText } from './replace-text.ts'
import { selectBeside } from './select-beside.ts'

type Props = ControlProps & { entries: NamedEntries }

/** Lists the names that a list of the form already contains, including those in the parts of its items. */
function listNames(list: unknown): unknown[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return items.flatMap((item) => (isRecord(item) ? [item['use'], ...listNames(item['parts'])] : [item]))
}

/** The key of the form's list that contains the names of each kind of entry. */
const lists = { campaign: 'campaigns', note: 'annotationLists', fragment: bodyKey } as const

const kinds = ['campaign', 'note', 'fragment'] as const

/** Returns an entry's label, with its name if another entry has the same label; the name alone if it has no label. */
function labelEntry({ name, label }: NamedEntry, offered: readonly NamedEntry[]): string {
  if (label === '') return name
  return offered.some((other) => other.label === label && other.name !== name) ? `${label}（${name}）` : label
}

/** Copies a shared note into the field for the text that replaces it on this page, unless that field has a text. */
async function copyToReplacement(forID: string, text: string): Promise<void> {
  const control = await selectBeside(forID, 'instead')
  if (control?.value !== '') return
  replaceWholeText(control, text)
  // The field is as high as its text from the next frame on.
  await new Promise(requestAnimationFrame)
  control.scrollIntoView({ block: 'nearest' })
}

/** The field for the name of another entry, chosen by its label. A chosen shared text is shown in full. */
export function EntryNameField({ value, field, forID, entry, onChange, entries }: Props): ReactNode {
  const kind = kinds.find((candidate) => candidate === field.get('names')) ?? 'campaign'
  const name = typeof value === 'string' ? value : ''
  const taken = new Set(listNames(getEntryFields(entry)[lists[kind]]))
  const offered = entries[kind].filter((candidate) => candidate.name === name || !taken.has(candidate.name))
  const named = offered.map((candidate) => ({ ...candidate, label: labelEntry(candidate, offered) }))
  const { text } = offered.find((candidate) => candidate.name === name) ?? {}
  return (
    <>
      <NameSelect forID={forID} name={name} offered={named} onChange={onChange} />
      {text !== undefined && <p className="own-shown own-reading">{text}</p>}
      {text !== undefined && kind === 'note' && (
        <button type="button" className="own-button" onClick={() => void copyToReplacement(forID, text)}>
          「代わりの文」に写して直す
        </button>
      )}
    </>
  )
}
