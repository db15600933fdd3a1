import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { campaignKinds, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { newNote, newPiece } from '#content-layer/scaffold/new-month.ts'

import { asSource, sourceKey, type FileFormat } from '../formats/file-formats.ts'
import { formats } from '../formats/formats.ts'
import { isRecord } from '#domain/is-record.ts'
import { equalValues } from '../formats/equal-values.ts'
import type { Field } from './field.ts'
import type { InitialValues } from './initial-values.ts'

/** The key of the collection in which a form was started that is not saved yet. */
export const startedFromKey = 'begun'

/** The placeholder of a campaign's id until the entry is first saved. */
export const openId = 'id-of-the-new-campaign'

/** A kind of entry that starts from a template. */
export type NewEntry = {
  name: string
  label: string
  kindOf: 'months' | 'campaigns' | 'annotations' | 'shared'
  text: string
}

/** Returns the folder of the following month: 202310-1 for 202309-2. */
export function monthAfter(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4, 6))]
  return number === 12 ? `${year + 1}01-1` : `${year}${String(number + 1).padStart(2, '0')}-1`
}

/** Returns the entries that can be started, with the same templates as `npm run new`. */
export function newEntries({ month, monthText, provider }: InitialValues): NewEntry[] {
  const next = monthAfter(month)
  const kinds = Object.entries(campaignKinds) as [CampaignKind, string][]
  return [
    {
      name: 'new-month',
      label: '次の月',
      kindOf: 'months',
      text: copyToMonth('month.yaml', monthText, month, next),
    },
    ...kinds.map(([kind, label]): NewEntry => {
      const text = newCampaign({ kind, id: openId, month, provider })
      return { name: `new-${kind}`, label: label.replace(/（.*/, ''), kindOf: 'campaigns', text }
    }),
    { name: 'new-note', label: '注記', kindOf: 'annotations', text: newNote },
    { name: 'new-shared', label: '共通の文', kindOf: 'shared', text: newPiece },
  ]
}

function withDefault(field: Field, value: unknown): Field {
  if (value === undefined || field.widget === 'hidden') return field
  // Sveltia takes the defaults within a group only where the group has to be there.
  if (field.widget === 'object' && field.required && isRecord(value))
    return { ...field, fields: withDefaults(field.fields, value) }
  return { ...field, default: value }
}

function withDefaults(fields: readonly Field[], form: Readonly<Record<string, unknown>>): Field[] {
  return fields.map((field) => withDefault(field, form[field.name]))
}

/** Creates a field with a value that the form does not show. */
function hidden(name: string, label: string, value: unknown): Field {
  return { name, label, widget: 'hidden', required: false, default: value }
}

/** Adds to each block of the fields its number in the text, at all levels that contain blocks. */
function withNumbers(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.widget !== 'list' || !['blocks', 'parts'].includes(field.name) || !field.types) return field
    const types = field.types.map((type) => ({
      ...type,
      fields: [...withNumbers(type.fields), hidden('at', '番号', null)],
    }))
    return { ...field, types }
  })
}

/**
 * Returns the fields of a form that starts from a template: its initial values, and the template itself, because no
 * field could store its comments; `name` is the collection in which the entry is started.
 */
export function fieldsFrom(fields: readonly Field[], format: FileFormat, { name, text }: NewEntry): Field[] {
  const startedFrom = hidden(startedFromKey, '始めた所', name)
  return [
    ...withNumbers(withDefaults(fields, format.fromFile(text))),
    hidden(sourceKey, 'もとのファイル', asSource(text)),
    startedFrom,
  ]
}

/** Returns the file format of a collection. */
export function formatOfKind(kindOf: NewEntry['kindOf']): FileFormat {
  const name = {
    months: 'month',
    campaigns: 'campaign-frontmatter',
    annotations: 'annotation',
    shared: 'piece-frontmatter',
  }[kindOf]
  const format = formats[name]
  if (!format) throw new Error(`no format ${name}`)
  return format
}

/** Returns the data of a new campaign with its id in place of the placeholder `openId`. */
export function withId(value: unknown, id: string): unknown {
  if (typeof value === 'string') return value.replaceAll(openId, id)
  if (Array.isArray(value)) return value.map((item) => withId(item, id))
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withId(item, id)]))
    : value
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
  starts: InitialValues,
): Record<string, unknown> {
  const month = monthIn(path)
  const formIn = (each: string) => {
    const entry = newEntries({ ...starts, month: each }).find(({ name }) => name === data[startedFromKey])
    return entry?.kindOf === 'campaigns' ? formatOfKind(entry.kindOf).fromFile(entry.text) : undefined
  }
  const [startedFrom, fitting] = [formIn(starts.month), month === undefined ? undefined : formIn(month)]
  if (!startedFrom || !fitting) return data
  // Includes the text: its marks are of days that the author has not reviewed yet.
  const moved = ['period', 'grantBy', sourceKey].filter((name) => equalValues(data[name], startedFrom[name]))
  return { ...data, ...Object.fromEntries(moved.map((name) => [name, fitting[name]])) }
}
