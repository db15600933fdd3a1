import { useEffect } from 'react'

import { readEntries, readSource, type GetCollection } from './known-entries.ts'
import type { Session } from './session.ts'

/** The files that were saved since the editor was opened. */
const savedSince = new Set<string>()

/** Records that an entry was saved: the text that was read from its file is then outdated. */
export function rememberSaved(file: string): void {
  savedSince.add(file)
}

/** Passes the current data of all entries to the session when one of them is opened. */
export function useSavedEntries(session: Session, file: string, getCollection: GetCollection): void {
  useEffect(() => {
    session.sourceOf = (name) => readSource(getCollection, name)
    void readEntries(getCollection, savedSince).then((saved) => session.use(saved))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same entries.
  }, [session, file])
}
