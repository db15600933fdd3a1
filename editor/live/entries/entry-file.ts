import { formatAt } from '../../formats/format-of-file.ts'
import { plainText } from '../../formats/line-ends.ts'
import { withPaths } from '../../images/added-images.ts'
import { isRecord } from '#domain/is-record.ts'

/** The folder of the content below the repository's root. */
const contentFolder = 'content/'

/** An entry of the form as Sveltia hands it out, as far as it is used here. */
export type EntryMap = { get(name: string): unknown }

/** Returns the file of an entry below content/; undefined for an entry that was never saved. */
export function fileOfEntry(entry: EntryMap): string | undefined {
  const path = entry.get('path')
  return typeof path === 'string' && path.startsWith(contentFolder) ? path.slice(contentFolder.length) : undefined
}

/** Returns a form's data without Sveltia's internal values, which it leaves out when it saves, too. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([name]) => !name.startsWith('__sc_'))
  return Object.fromEntries(fields.map(([name, item]) => [name, withoutMarks(item)]))
}

/** Returns the values of an entry's form, as plain data. */
export function dataOfEntry(entry: EntryMap): Record<string, unknown> {
  const data = entry.get('data')
  const isMap = typeof data === 'object' && data !== null && 'toJS' in data && typeof data.toJS === 'function'
  const plain = withoutMarks(isMap ? (data.toJS as () => unknown).call(data) : data)
  return isRecord(plain) ? plain : {}
}

/** Data with pictures that are not saved yet under the names that they will have. */
function withNames(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = withPaths(data)
  return isRecord(named) ? named : {}
}

/**
 * The text that saving an entry's form would write into its file, letter by letter.
 * @throws Error if the form cannot be written
 */
export function writeFile(file: string, data: Readonly<Record<string, unknown>>): string {
  return formatAt(file).toFile(withNames(data))
}

/**
 * The same text with plain line ends, as the engine reads it.
 * @throws Error if the form cannot be written
 */
export function writeEntry(file: string, data: Readonly<Record<string, unknown>>): string {
  return plainText(writeFile(file, data))
}
