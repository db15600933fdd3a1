import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { dataOfEntry, writeEntry, type EntryMap } from './entry-file.ts'
import { readEntries, type GetCollection } from './known-entries.ts'
import type { Session, Told } from './session.ts'

/** The files that were saved since the editor was opened. */
const savedSince = new Set<string>()

/** Remembers that an entry was saved: what its file was read from is then no longer what it holds. */
export function rememberSaved(file: string): void {
  savedSince.add(file)
}

type Data = Readonly<Record<string, unknown>>

/** What an entry's form would write, or why it cannot be written. */
type Written = { text: string } | { problem: string }

function write(file: string, data: Data): Written {
  try {
    return { text: writeEntry(file, data) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Hands the session what the form of an entry would write, as it is typed, and what else has been saved until now. */
export function useLiveText(
  session: Session,
  file: string,
  entry: EntryMap,
  getCollection: GetCollection,
): { data: Data; written: Written; told: Told | undefined } {
  const data = useMemo(() => dataOfEntry(entry), [entry])
  const written = useMemo(() => write(file, data), [file, data])
  const text = 'text' in written ? written.text : undefined
  const told = useSyncExternalStore(session.subscribe, session.told)
  useEffect(() => {
    if (text !== undefined) void session.edit(file, text)
  }, [session, file, text])
  useEffect(() => {
    void readEntries(getCollection, savedSince).then((saved) => session.use(saved))
    // Sveltia makes another function each time, of the same entries.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session, file])
  return { data, written, told }
}
