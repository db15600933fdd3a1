import { useEffect } from 'react'

import { readEntries, readSource, type GetCollection } from './sveltia/sveltia-entries.ts'
import type { Session } from './session/session.ts'

/** Passes the current data of all entries to the session when one of them is opened. */
export function useSavedEntries(session: Session, file: string, getCollection: GetCollection): void {
  useEffect(() => {
    void session.noteOpened(file, (name) => readSource(getCollection, name))
    const { editorFolder } = globalThis
    readEntries(getCollection)
      .then((saved) => session.replaceSaved(saved))
      // With pictures and plans, which Sveltia does not have as entries.
      .then(() => (editorFolder ? session.readFolder(editorFolder) : undefined))
      .catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same entries.
  }, [session, file])
}
