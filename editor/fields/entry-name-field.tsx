import type { ReactNode } from 'react'

import type { NamedEntries } from '../engine/engine-client.ts'
import { bodyKey } from '../formats/file-form.ts'
import { isRecord } from '#domain/is-record.ts'
import { getLabelId, type ControlProps } from './control-props.ts'
import { fieldsOfEntry } from './form-values.ts'
import { replaceWholeText } from './replace-text.ts'
import { selectBeside } from './select-beside.ts'

type Offered = NamedEntries[keyof NamedEntries][number]

type Props = ControlProps & { entries: NamedEntries }

/** Returns the names that a list of the form already contains, including nested lists. */
function namesIn(list: unknown): unknown[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return items.flatMap((item) => (isRecord(item) ? [item['use'], ...namesIn(item['parts'])] : [item]))
}

/** The list of a form that contains the names of each kind of entry. */
const lists = { campaign: 'campaigns', note: 'annotationLists', fragment: bodyKey } as const

const kinds = ['campaign', 'note', 'fragment'] as const

/** Returns how a list calls an entry: by its label, and by its name only where it has no label of its own. */
function callEntry({ name, label }: Offered, offered: readonly Offered[]): string {
  if (label === '') return name
  return offered.some((other) => other.label === label && other.name !== name) ? `${label}（${name}）` : label
}

type SelectProps = Pick<Props, 'forID' | 'onChange'> & { name: string; offered: readonly Offered[] }

/** A choice of names by their labels. One that is not there stays as it is written. */
export function NameSelect({ forID, name, offered, onChange }: SelectProps): ReactNode {
  const exists = name === '' || offered.some((candidate) => candidate.name === name)
  return (
    <select
      id={forID}
      aria-labelledby={getLabelId(forID)}
      className="own-input own-select"
      // The style sheet hides the list of replacements below a shared text that has no parts to replace.
      data-parts={offered.find((candidate) => candidate.name === name)?.hasParts}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    >
      {name === '' && <option value="">えらんでください</option>}
      {!exists && <option value={name}>{`${name}（まだありません）`}</option>}
      {offered.map((candidate) => (
        <option key={candidate.name} value={candidate.name}>
          {candidate.label}
        </option>
      ))}
    </select>
  )
}

/** Copies a shared note into the text that replaces it on this page; one that the user has written stays. */
async function copyToReplacement(forID: string, text: string): Promise<void> {
  const control = await selectBeside(forID, 'instead')
  if (control?.value !== '') return
  replaceWholeText(control, text)
  // The field is as high as its text from the next frame on.
  await new Promise(requestAnimationFrame)
  control.scrollIntoView({ block: 'nearest' })
}

/** The name of another entry, chosen by the words that people know it by; a shared text is shown in full. */
export function EntryNameField({ value, field, forID, entry, onChange, entries }: Props): ReactNode {
  const kind = kinds.find((candidate) => candidate === field.get('names')) ?? 'campaign'
  const name = typeof value === 'string' ? value : ''
  const taken = new Set(namesIn(fieldsOfEntry(entry)[lists[kind]]))
  const offered = entries[kind].filter((candidate) => candidate.name === name || !taken.has(candidate.name))
  const named = offered.map((candidate) => ({ ...candidate, label: callEntry(candidate, offered) }))
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
