import { useMemo, useSyncExternalStore } from 'react'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'

import { monthIn, startedFromKey, withDaysOf, withId } from '../form/entry-templates.ts'
import { suppressionsKey } from '../formats/suppressions.ts'
import { sourceOf } from '../formats/file-formats.ts'
import { plainText } from '../formats/line-ends.ts'
import { changesOf, mergeForms } from '../formats/merge-forms.ts'
import { isRecord } from '#domain/is-record.ts'
import { readForm } from '../formats/formats.ts'
import { dataOfEntry, fileOfEntry, writeFile, type EntryMap } from './entry-file.ts'
import { getNewEntryFile, isEntryCollection } from './new-entry-file.ts'
import { readChosenMonth, readTypedId } from './read-new-entry-inputs.ts'
import type { Session } from '../session/session.ts'

/** Listens for choices outside of fields, for which Sveltia has no event: they change with input, clicks and keys. */
function listen(listener: () => void): () => void {
  const events = ['input', 'click', 'keyup'] as const
  // Sveltia draws what was pressed after this.
  const later = () => setTimeout(listener)
  for (const event of events) document.addEventListener(event, later)
  return () => {
    for (const event of events) document.removeEventListener(event, later)
  }
}

/** A saved entry has its file. */
const listenToNothing = () => () => undefined

/** The file of an entry below content/: of one that was never saved, the one that saving would make. */
export function useEntryFile(session: Session, entry: EntryMap): string | undefined {
  const saved = fileOfEntry(entry)
  const isNew = saved === undefined
  // To read the inputs of the form takes long enough to be felt at each key, in each field that asks for the file.
  const id = useSyncExternalStore(isNew ? listen : listenToNothing, () => (isNew ? readTypedId() : ''))
  const chosen = useSyncExternalStore(isNew ? listen : listenToNothing, () => (isNew ? readChosenMonth() : undefined))
  if (!isNew) return saved
  const month = chosen ?? session.months.newest()
  const collection = entry.get('collection')
  return month !== undefined && isEntryCollection(collection) ? getNewEntryFile({ collection, month, id }) : undefined
}

/** A copy's data as saving writes it: with the days of its month, and marks at what may still be of the original. */
function withCopied(session: Session, file: string, data: Record<string, unknown>): Record<string, unknown> {
  const source = sourceOf(data)
  const [from, to] = [session.fileWithText(plainText(source)), file].map((each) => monthIn(each ?? ''))
  if (source === '' || from === undefined || to === undefined) return data
  const name = file.endsWith('/month.yaml') ? 'month.yaml' : file
  const copied = readForm(file, copyToMonth(name, plainText(source), from, to))
  const mine = readForm(file, writeFile(file, data))
  const merged = mergeForms(mine, copied, changesOf(readForm(file, source), mine, copied))
  return { ...merged, [suppressionsKey]: data[suppressionsKey] }
}

/** A new entry's data as saving writes it: with its id where that was open until now, and with the days of its month. */
export function dataToSave(session: Session, file: string, data: Record<string, unknown>): Record<string, unknown> {
  const [, path, id = ''] = /^(?:campaigns\/)?(.*?([^/]+))\.\w+$/.exec(file) ?? []
  if (path === undefined || typeof data[startedFromKey] !== 'string') return withCopied(session, file, data)
  const named = withId(session.initialValues ? withDaysOf(path, data, session.initialValues) : data, id)
  return isRecord(named) ? named : data
}

/** Returns the values of an entry's form, as they are saved in its file. */
export function useEntryData(session: Session, file: string, entry: EntryMap): Record<string, unknown> {
  return useMemo(() => {
    const data = dataOfEntry(entry)
    return fileOfEntry(entry) === undefined ? dataToSave(session, file, data) : data
  }, [session, file, entry])
}
