import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'
import { monthAfter, temporaryId, type EntryCollection } from '../form/entry-templates.ts'

// The file in which an entry will be saved, before it is: the check and the preview treat its form as that file.

/** What the form of a new entry decides about its file; `month` is a folder such as 202309-1, `id` empty until typed. */
type NewEntry = { collection: EntryCollection; month: string; id: string }

const getCampaignFile = ({ month, id }: NewEntry) => campaignFilePath(month, id === '' ? temporaryId : id)
const getMonthFile = ({ month, id }: NewEntry) => monthFilePath(id === '' ? monthAfter(month) : id)
const getNoteFile = ({ id }: NewEntry) => sharedFilePath('note', id === '' ? temporaryId : id)
const getPieceFile = ({ id }: NewEntry) => sharedFilePath('piece', id === '' ? temporaryId : id)

const fileGetters: Readonly<Record<EntryCollection, (entry: NewEntry) => string>> = {
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
export function getNewEntryFile(entry: NewEntry): string {
  return fileGetters[entry.collection](entry)
}
