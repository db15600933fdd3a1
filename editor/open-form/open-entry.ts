import type { FieldPosition } from '../engine/engine-client.ts'
import { getFormUrl } from '../entries/editor-urls.ts'
import { goOnceSaved } from '../leaving/guard-leaving.ts'

/** The position that the form of its file opens its field at. */
let requested: FieldPosition | undefined

/**
 * Opens the form of the file at a position, and then its field. Returns false if the file has no form. With `savesFirst`,
 * the open form is saved first; otherwise the user is asked about unsaved input (`guard-leaving.ts`).
 */
export function openEntryAt(position: FieldPosition, { savesFirst = false } = {}): boolean {
  const path = getFormUrl(position.file)
  if (path === undefined) return false
  requested = position
  if (savesFirst) goOnceSaved(path)
  else location.hash = path
  return true
}

/** Returns the requested position if it is in this file, and forgets it; undefined if there is none. */
export function takeRequestedPosition(file: string): FieldPosition | undefined {
  const position = requested?.file === file ? requested : undefined
  if (position) requested = undefined
  return position
}
