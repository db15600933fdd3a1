import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'
import { monthAfter, temporaryId, type EntryCollection } from '../../form/new-entries.ts'

/** Parts of the path of an entry that was never saved; `month` is a folder such as 202309-1. */
type NewEntryPath = { collection: EntryCollection; month: string; id: string }

const getCampaignFile = ({ month, id }: NewEntryPath) => campaignFilePath(month, id === '' ? temporaryId : id)
const getMonthFile = ({ month, id }: NewEntryPath) => monthFilePath(id === '' ? monthAfter(month) : id)
const getNoteFile = ({ id }: NewEntryPath) => sharedFilePath('note', id === '' ? temporaryId : id)
const getPieceFile = ({ id }: NewEntryPath) => sharedFilePath('piece', id === '' ? temporaryId : id)

const fileGetters: Readonly<Record<EntryCollection, (path: NewEntryPath) => string>> = {
  months: getMonthFile,
  'new-month': getMonthFile,
  annotations: getNoteFile,
  'new-note': getNoteFile,
  shared: getPieceFile,
  'new-shared': getPieceFile,
  campaigns: getCampaignFile,
  'new-rate': getCampaignFile,
  'new-eighth-day': getCampaignFile,
  'new-affiliate': getCampaignFile,
  'new-items': getCampaignFile,
  'new-bonus': getCampaignFile,
  'new-selling-fee': getCampaignFile,
  'new-entry': getCampaignFile,
}

/** Returns whether entries can be created in a collection: its files are not fixed, as those of screens are. */
export function isEntryCollection(name: unknown): name is EntryCollection {
  return typeof name === 'string' && Object.hasOwn(fileGetters, name)
}

/** Returns the file below content/ that a new entry will have; a stand-in while no id is typed. */
export function getNewEntryFile(path: NewEntryPath): string {
  return fileGetters[path.collection](path)
}

/** Returns the next month, or the same name with the next number: books-2 after books. */
function nextId(collection: EntryCollection, id: string): string {
  if (collection === 'months') return monthAfter(id)
  const [, name = id, number = '1'] = /^(.+)-(\d+)$/.exec(id) ?? []
  return `${name}-${Number(number) + 1}`
}

/** Proposes an id for a copy of an entry, by its path in its collection, such as 202309-1/books or 202309-1/month. */
export function proposeId(collection: EntryCollection, path: string, isTaken: (file: string) => boolean): string {
  const [, month = '', name = ''] = /^(?:(.+)\/)?([^/]+)$/.exec(path) ?? []
  const isFree = (id: string) => !isTaken(getNewEntryFile({ collection, month, id }))
  let id = nextId(collection, collection === 'months' ? month : name)
  while (!isFree(id)) id = nextId(collection, id)
  return id
}
