import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { campaignKinds, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import { parseMonthFolder } from '#content-layer/common/days.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { newNote, newPiece } from '#content-layer/scaffold/file-templates.ts'

import { campaignFormat, sourceKey } from '../formats/file-formats.ts'
import { equalValues, mapTexts } from '../formats/json-data.ts'
import type { InitialValues } from './initial-values.ts'

/** The key of the collection in which a form was started that is not saved yet. */
export const startedFromKey = 'begun'

/** The placeholder of a campaign's id until the entry is first saved. */
export const temporaryId = 'id-of-the-new-campaign'

type SavedCollection = 'months' | 'campaigns' | 'annotations' | 'shared'

type TemplateCollection = `new-${'month' | 'note' | 'shared' | CampaignKind}`

/**
 * A collection with forms for new entries. A copy is made in the collection that lists the original, such as `months`;
 * an entry from a template in one of its own, such as `new-month`, since Sveltia sets initial values by collection.
 */
export type EntryCollection = SavedCollection | TemplateCollection

/** An entry that is started from a template: `text` is its file, `collection` the one in which it is saved. */
export type NewEntry = {
  name: TemplateCollection
  label: string
  collection: SavedCollection
  text: string
}

/** Returns the folder of the following month: 202310-1 for 202309-2. */
export function monthAfter(folder: string): string {
  const { year, month } = parseMonthFolder(folder)
  return month === 12 ? `${year + 1}01-1` : `${year}${String(month + 1).padStart(2, '0')}-1`
}

/** Returns the entries that can be started, with the same templates as `npm run new`. */
export function newEntries({ month, monthText, provider }: InitialValues): NewEntry[] {
  const next = monthAfter(month)
  const kinds = Object.entries(campaignKinds) as [CampaignKind, string][]
  return [
    {
      name: 'new-month',
      label: '次の月',
      collection: 'months',
      text: copyToMonth('month.yaml', monthText, month, next),
    },
    ...kinds.map(([kind, label]): NewEntry => {
      const text = newCampaign({ kind, id: temporaryId, month, provider })
      return { name: `new-${kind}`, label: label.replace(/（.*/, ''), collection: 'campaigns', text }
    }),
    { name: 'new-note', label: '新しい注記', collection: 'annotations', text: newNote },
    { name: 'new-shared', label: '新しい共通の文', collection: 'shared', text: newPiece },
  ]
}

/** Returns the data of a new campaign with its id in place of the placeholder `temporaryId`. */
export function withId(data: unknown, id: string): unknown {
  return mapTexts(data, (text) => text.replaceAll(temporaryId, id))
}

/** Returns the month's folder in the path of a new entry. */
export function monthIn(path: string): string | undefined {
  return /(?:^|\/)(\d{6}-\d+)\//.exec(path)?.[1]
}

/**
 * Returns the data of a new campaign with the days of the chosen month's folder, where they still have their initial
 * values: the form opens before a folder is chosen.
 */
export function withDaysOf(
  path: string,
  data: Readonly<Record<string, unknown>>,
  initialValues: InitialValues,
): Record<string, unknown> {
  const month = monthIn(path)
  if (month === undefined) return data
  const templateIn = (folder: string) => {
    const entry = newEntries({ ...initialValues, month: folder }).find(({ name }) => name === data[startedFromKey])
    return entry?.collection === 'campaigns' ? campaignFormat.fromFile(entry.text) : undefined
  }
  const [before, after] = [templateIn(initialValues.month), templateIn(month)]
  if (!before || !after) return data
  // Includes the text: its marks are of days that the author has not reviewed yet.
  const untouched = ['period', 'grantBy', sourceKey].filter((name) => equalValues(data[name], before[name]))
  return { ...data, ...Object.fromEntries(untouched.map((name) => [name, after[name]])) }
}
