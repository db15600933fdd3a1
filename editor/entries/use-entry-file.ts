import { useMemo, useSyncExternalStore } from 'react'

import type { Session } from '../session/session.ts'
import { dataToSave } from './data-to-save.ts'
import { getEntryData, getEntryFile, type EntryMap } from './entry-file.ts'
import { getNewEntryFile, isEntryCollection } from './new-entry-file.ts'
import { readChosenMonth, readTypedId } from './read-new-entry-inputs.ts'

/** Listens for changes of the id and the month, for which Sveltia has no event: they follow input, clicks and keys. */
function listenToInputs(listener: () => void): () => void {
  const events = ['input', 'click', 'keyup'] as const
  // Sveltia draws what was pressed after this.
  const later = () => setTimeout(listener)
  for (const event of events) document.addEventListener(event, later)
  return () => {
    for (const event of events) document.removeEventListener(event, later)
  }
}

/** Listens to nothing: a saved entry has its file. */
const listenToNothing = () => () => undefined

/** Returns the file of an entry below content/: of one that was never saved, the one that saving would make. */
export function useEntryFile(session: Session, entry: EntryMap): string | undefined {
  const saved = getEntryFile(entry)
  const isNew = saved === undefined
  // Reading the inputs of the form takes long enough to be felt at each key, because every field asks for the file.
  const id = useSyncExternalStore(isNew ? listenToInputs : listenToNothing, () => (isNew ? readTypedId() : ''))
  const chosen = useSyncExternalStore(isNew ? listenToInputs : listenToNothing, () =>
    isNew ? readChosenMonth() : undefined,
  )
  if (!isNew) return saved
  const month = chosen ?? session.months.newest()
  const collection = entry.get('collection')
  return month !== undefined && isEntryCollection(collection) ? getNewEntryFile({ collection, month, id }) : undefined
}

/** Returns the values of an entry's form, as they are saved in its file. */
export function useEntryData(session: Session, file: string, entry: EntryMap): Readonly<Record<string, unknown>> {
  return useMemo(() => {
    const data = getEntryData(entry)
    return getEntryFile(entry) === undefined ? dataToSave(session, file, data) : data
  }, [session, file, entry])
}
