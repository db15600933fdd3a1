import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { kindDescriptions, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import { parseMonthFolder } from '#content-layer/common/days.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { newNote, newFragment } from '#content-layer/scaffold/file-templates.ts'

import type { InitialValues } from './initial-values.ts'

/** The key under which a form that is not saved yet stores the collection in which it was started. */
export const startedFromKey = 'begun'

/** The placeholder of a campaign's id until the entry is first saved. */
export const temporaryId = 'id-of-the-new-campaign'

type SavedCollection = 'months' | 'campaigns' | 'annotations' | 'shared'

type TemplateCollection = `new-${'month' | 'note' | 'shared' | CampaignKind}`

/**
 * A collection in which entries are started. A copy is started in the collection of its original, such as `months`. An
 * entry from a template is started in a collection of its own, such as `new-month`, because Sveltia sets initial values
 * by collection.
 */
export type EntryCollection = SavedCollection | TemplateCollection

/** An entry that is started from a template: `text` is the text of its file, `collection` is where it is saved. */
export type NewEntry = {
  name: TemplateCollection
  label: string
  collection: SavedCollection
  text: string
}

/** Returns the folder of the following month: 202310-1 for 202309-2. */
export function getMonthAfter(folder: string): string {
  const { year, month } = parseMonthFolder(folder)
  return month === 12 ? `${year + 1}01-1` : `${year}${String(month + 1).padStart(2, '0')}-1`
}

/** Returns the entries that can be started, with the same templates as `npm run new`. */
export function listNewEntries({ month, monthText, provider }: InitialValues): NewEntry[] {
  const next = getMonthAfter(month)
  const kinds = Object.entries(kindDescriptions) as [CampaignKind, string][]
  const withoutBrackets = (label: string) => label.replace(/（.*/, '')
  return [
    {
      name: 'new-month',
      label: '次の月',
      collection: 'months',
      text: copyToMonth('month.yaml', monthText, month, next),
    },
    ...kinds.map(([kind, label]): NewEntry => {
      const text = newCampaign({ kind, id: temporaryId, month, provider })
      return { name: `new-${kind}`, label: withoutBrackets(label), collection: 'campaigns', text }
    }),
    { name: 'new-note', label: '新しい注記', collection: 'annotations', text: newNote },
    { name: 'new-shared', label: '新しい共通の文', collection: 'shared', text: newFragment },
  ]
}
