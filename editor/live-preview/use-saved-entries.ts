import { useEffect } from 'react'

import { toPlainText } from '../formats/line-ends.ts'
import { readSource, readSources, type GetCollection } from '../entries/sveltia-entries.ts'
import type { Session } from '../session/session.ts'

/** Passes the current data of all entries to the session when one of them is opened. */
export function useSavedEntries(session: Session, file: string, getCollection: GetCollection): void {
  useEffect(() => {
    const { editorFolder } = globalThis
    const read = async () => {
      const sources = await readSources(getCollection)
      session.noteOpened(file, sources.get(file), (name) => readSource(getCollection, name))
      await session.replaceSaved(new Map([...sources].map(([name, source]) => [name, toPlainText(source)])))
      // With images and plans, which Sveltia does not have as entries.
      if (editorFolder) await session.readFolder(editorFolder)
    }
    read().catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same entries.
  }, [session, file])
}
