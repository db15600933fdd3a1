// The file in which an entry will be saved, before it is: the check and the preview treat its form as that file.

import { kindDescriptions } from '#content-layer/common/campaign-kinds.ts'
import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'

import { monthAfter, temporaryId, type EntryCollection } from '../form/entry-templates.ts'

/** What the form of a new entry decides about its file; `month` is a folder such as 202309-1, `id` empty until typed. */
type NewEntry = { collection: EntryCollection; month: string; id: string }

const otherCollections = ['months', 'new-month', 'annotations', 'new-note', 'shared', 'new-shared']
const campaignCollections = ['campaigns', ...Object.keys(kindDescriptions).map((kind) => `new-${kind}`)]
const entryCollections: readonly unknown[] = [...otherCollections, ...campaignCollections]

/** Returns whether entries can be created in a collection: its files are not fixed, as those of screens are. */
export function isEntryCollection(name: unknown): name is EntryCollection {
  return entryCollections.includes(name)
}

/** Returns the file below content/ that a new entry will have; a stand-in while no id is typed. */
export function getNewEntryFile({ collection, month, id }: NewEntry): string {
  const name = id === '' ? temporaryId : id
  switch (collection) {
    case 'months':
    case 'new-month':
      return monthFilePath(id === '' ? monthAfter(month) : id)
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
