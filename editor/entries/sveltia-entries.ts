import { getSource } from '../formats/file-form.ts'
import { getEntryData, getEntryFile, type EntryMap } from './entry-file.ts'

/** Sveltia's function that returns the entries of a collection. */
export type GetCollection = (name: string) => Promise<unknown>

/** The collections with entries that are files of content/. */
const collections = ['months', 'campaigns', 'annotations', 'shared', 'screens', 'settings']

function isEntry(value: unknown): value is EntryMap {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function'
}

async function listEntries(getCollection: GetCollection): Promise<EntryMap[]> {
  const lists = await Promise.all(collections.map((name) => getCollection(name)))
  return lists.flat().filter(isEntry)
}

/** Reads the sources of all entries from Sveltia, by file. Its folder or branch may differ from the served content. */
export async function readSources(getCollection: GetCollection): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (const entry of await listEntries(getCollection)) {
    const file = getEntryFile(entry)
    if (file !== undefined) sources.set(file, getSource(getEntryData(entry)))
  }
  return sources
}

/** Reads the text of an entry's file from Sveltia; undefined for a file that it does not have. */
export async function readSource(getCollection: GetCollection, file: string): Promise<string | undefined> {
  const entry = (await listEntries(getCollection)).find((each) => getEntryFile(each) === file)
  return entry && getSource(getEntryData(entry))
}
