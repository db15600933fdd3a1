// The file in which a new entry will be saved. The check and the preview treat its form as that file.

import { kindDescriptions } from '#content-layer/common/campaign-kinds.ts'
import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'

import { getMonthAfter, temporaryId, type EntryCollection } from '../form/entry-templates.ts'

/** The inputs that determine the file of a new entry: `month` is a folder such as 202309-1, `id` is empty until typed. */
type NewEntry = { collection: EntryCollection; month: string; id: string }

const otherCollections = ['months', 'new-month', 'annotations', 'new-note', 'shared', 'new-shared']
const campaignCollections = ['campaigns', ...Object.keys(kindDescriptions).map((kind) => `new-${kind}`)]
const entryCollections: readonly unknown[] = [...otherCollections, ...campaignCollections]

/** Returns whether entries can be created in a collection. The files of others, such as screens, are fixed. */
export function isEntryCollection(name: unknown): name is EntryCollection {
  return entryCollections.includes(name)
}

/** Returns the file below content/ that a new entry will have; a file with a placeholder until an id is typed. */
export function getNewEntryFile({ collection, month, id }: NewEntry): string {
  const name = id === '' ? temporaryId : id
  switch (collection) {
    case 'months':
    case 'new-month':
      return monthFilePath(id === '' ? getMonthAfter(month) : id)
    case 'annotations':
    case 'new-note':
      return sharedFilePath('note', name)
    case 'shared':
    case 'new-shared':
      return sharedFilePath('fragment', name)
    default:
      return campaignFilePath(month, name)
  }
}
