import { toPlainData } from '../fields/form-values.ts'
import { getFormat } from '../formats/formats.ts'
import { withoutFields } from '../formats/json-data.ts'
import { toPlainText } from '../formats/line-ends.ts'
import { withPathsWhenSaved } from '../images/added-images.ts'
import { isRecord } from '#domain/is-record.ts'

/** The folder of the content below the repository's root. */
const contentFolder = 'content/'

/** An entry of the form as Sveltia passes it, as far as it is used here. */
export type EntryMap = { get(name: string): unknown }

/** An empty entry, in place of one that Sveltia has not passed yet. */
export const noEntry: EntryMap = new Map<string, unknown>()

/** Returns the file of an entry below content/; undefined for an entry that was never saved. */
export function getEntryFile(entry: EntryMap): string | undefined {
  const path = entry.get('path')
  return typeof path === 'string' && path.startsWith(contentFolder) ? path.slice(contentFolder.length) : undefined
}

/** Returns the values of an entry's form as plain data, without Sveltia's internal ones, which are not saved. */
export function getEntryData(entry: EntryMap): Record<string, unknown> {
  const data = withoutFields(toPlainData(entry.get('data')), (name) => name.startsWith('__sc_'))
  return isRecord(data) ? data : {}
}

/**
 * Returns the exact text that saving an entry's form would write into its file.
 * @throws Error if the form cannot be written
 */
export function serializeFile(file: string, data: Readonly<Record<string, unknown>>): string {
  const saved = withPathsWhenSaved(data)
  return getFormat(file).toFile(isRecord(saved) ? saved : {})
}

/**
 * Returns the same text with plain line ends, as the engine reads it.
 * @throws Error if the form cannot be written
 */
export function serializeEntry(file: string, data: Readonly<Record<string, unknown>>): string {
  return toPlainText(serializeFile(file, data))
}
