import { getMonthAfter, type EntryCollection } from '../form/entry-templates.ts'
import { getNewEntryFile } from './new-entry-file.ts'

/** Returns the id after another: the next month, or the same name with the next number, books-2 after books. */
function createNextId(collection: EntryCollection, id: string): string {
  if (collection === 'months') return getMonthAfter(id)
  const [, name = id, number = '1'] = /^(.+)-(\d+)$/.exec(id) ?? []
  return `${name}-${Number(number) + 1}`
}

/** Proposes an id for a copy of an entry, by its path in its collection, such as 202309-1/books or 202309-1/month. */
export function proposeId(collection: EntryCollection, path: string, isTaken: (file: string) => boolean): string {
  const [, month = '', name = ''] = /^(?:(.+)\/)?([^/]+)$/.exec(path) ?? []
  const isFree = (id: string) => !isTaken(getNewEntryFile({ collection, month, id }))
  let id = createNextId(collection, collection === 'months' ? month : name)
  while (!isFree(id)) id = createNextId(collection, id)
  return id
}
