import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { storeDaysToSave } from '../fields/available-terms.ts'
import type { Session, CheckResult } from '../session/session.ts'
import { getEntryFile, serializeEntry, type EntryMap } from './entry-file.ts'
import { useEntryData } from './use-entry-file.ts'

type Data = Readonly<Record<string, unknown>>

/** The text of the file that a form would save, or the reason why it cannot be written. */
type Written = { text: string } | { problem: string }

function serialize(file: string, data: Data): Written {
  try {
    return { text: serializeEntry(file, data) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Passes the text that the form of an entry would write to the session, at each change. Returns the last check. */
export function useLiveText(
  session: Session,
  file: string,
  entry: EntryMap,
): { data: Data; written: Written; checked: CheckResult | undefined } {
  const data = useEntryData(session, file, entry)
  const written = useMemo(() => serialize(file, data), [file, data])
  const text = 'text' in written ? written.text : undefined
  const isNew = getEntryFile(entry) === undefined
  useEffect(() => {
    const { period, grantBy } = data
    storeDaysToSave(isNew && period !== undefined ? { period, grantBy } : {})
  }, [data, isNew])
  const checked = useSyncExternalStore(session.subscribe, session.getLastCheck)
  useEffect(() => {
    // The session reports failures.
    if (text !== undefined) session.edit(file, text).catch(() => undefined)
  }, [session, file, text])
  return { data, written, checked }
}
