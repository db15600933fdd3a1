import { areRead } from '../preview/leftover-storage.ts'
import { getEntryData, getEntryFile, serializeEntry, type EntryMap } from '../entries/entry-file.ts'
import { showRefusal, showUnread } from '../dialogs/dialog-texts.ts'
import type { Session } from '../session/session.ts'

/**
 * Shows the errors of a file.
 * @throws Error if it has any, so that Sveltia does not publish it
 */
async function refuseErrors(session: Session, file: string, text: string): Promise<void> {
  const errors = await session.checkBeforePublishing(file, text)
  if (errors.length === 0) return
  await showRefusal(file, errors)
  throw new Error(`${file} has ${errors.length} faults, and is not published.`)
}

/**
 * Shows the texts of a new file that were copied from the previous version and that the author has not read.
 * @throws Error if it has any, so that Sveltia does not publish it
 */
async function refuseUnread(session: Session, file: string): Promise<void> {
  if (session.connection.getPublishedText(file) !== undefined) return
  const { title = '', leftovers = [] } = (await session.engine.comparePrevious(file)) ?? {}
  if (areRead(file, leftovers)) return
  await showUnread(
    file,
    title,
    leftovers.map(({ text }) => text),
  )
  throw new Error(`${file} has ${leftovers.length} texts that nobody has read, and is not published.`)
}

/**
 * Shows the author why an entry may not be published yet.
 * @throws Error if it may not, so that Sveltia does not publish it
 */
export async function refusePublishing(session: Session, entry: EntryMap): Promise<void> {
  const file = getEntryFile(entry)
  if (file === undefined) return
  await refuseErrors(session, file, serializeEntry(file, getEntryData(entry)))
  await refuseUnread(session, file)
}
