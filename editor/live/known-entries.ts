import { sourceOf } from '../formats/file-formats.ts'
import { dataOfEntry, fileOfEntry, writeEntry, type EntryMap } from './entry-file.ts'

/** Sveltia's list of a collection's entries. */
export type GetCollection = (name: string) => Promise<unknown>

/** The collections of the form with entries that are files of content/. */
const collections = ['months', 'campaigns', 'annotations', 'shared', 'screens', 'settings']

function isEntry(value: unknown): value is EntryMap {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function'
}

/** The text of a saved entry: what its file was read from, or, of one that was saved since, what was written. */
function textOf(file: string, entry: EntryMap, isSavedSince: boolean): string {
  const data = dataOfEntry(entry)
  const source = sourceOf(data)
  return isSavedSince || source === '' ? writeEntry(file, data) : `${source.trim()}\n`
}

/** The texts of all entries as Sveltia has them now, by their files: a folder or branch may differ from what is served. */
export async function readEntries(
  getCollection: GetCollection,
  savedSince: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const lists = await Promise.all(collections.map((name) => getCollection(name)))
  const texts = new Map<string, string>()
  for (const entry of lists.flat().filter(isEntry)) {
    const file = fileOfEntry(entry)
    if (file !== undefined) texts.set(file, textOf(file, entry, savedSince.has(file)))
  }
  return texts
}

/** The text that an entry's file was read from, as Sveltia has it now; undefined for a file that it does not have. */
export async function readSource(getCollection: GetCollection, file: string): Promise<string | undefined> {
  const lists = await Promise.all(collections.map((name) => getCollection(name)))
  const entry = lists
    .flat()
    .filter(isEntry)
    .find((each) => fileOfEntry(each) === file)
  return entry && sourceOf(dataOfEntry(entry))
}
