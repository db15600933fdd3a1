import { useMemo, useSyncExternalStore } from 'react'

import type { Session } from '../session/session.ts'
import { getDataToSave } from './data-to-save.ts'
import { getEntryData, getEntryFile, type EntryMap } from './entry-file.ts'
import { getNewEntryFile, isEntryCollection } from './new-entry-file.ts'
import { readChosenMonth, readTypedId } from './read-new-entry-inputs.ts'

/** Listens for events after which the id or the month of a new entry may be different; Sveltia has no event for these. */
function listenToInputs(listener: () => void): () => void {
  const events = ['input', 'click', 'keyup'] as const
  // Sveltia updates its page after the event.
  const notifyLater = () => setTimeout(listener)
  for (const event of events) document.addEventListener(event, notifyLater)
  return () => {
    for (const event of events) document.removeEventListener(event, notifyLater)
  }
}

/** Listens to nothing: a saved entry has its file. */
const listenToNothing = () => () => undefined

/** Returns the file of an entry below content/. For a new entry, it is the file that saving would create. */
export function useEntryFile(session: Session, entry: EntryMap): string | undefined {
  const saved = getEntryFile(entry)
  const isNew = saved === undefined
  // A saved entry does not read the inputs: every field calls this at each keystroke, so reading them is noticeable.
  const id = useSyncExternalStore(isNew ? listenToInputs : listenToNothing, () => (isNew ? readTypedId() : ''))
  const chosen = useSyncExternalStore(isNew ? listenToInputs : listenToNothing, () =>
    isNew ? readChosenMonth() : undefined,
  )
  if (!isNew) return saved
  const month = chosen ?? session.months.getNewest()
  const collection = entry.get('collection')
  return month !== undefined && isEntryCollection(collection) ? getNewEntryFile({ collection, month, id }) : undefined
}

/** Returns the values of an entry's form as saving would write them. */
export function useEntryData(session: Session, file: string, entry: EntryMap): Readonly<Record<string, unknown>> {
  return useMemo(() => {
    const data = getEntryData(entry)
    return getEntryFile(entry) === undefined ? getDataToSave(session, file, data) : data
  }, [session, file, entry])
}
