/*
 * Creates the files of a month from its plan: copies of planned campaigns, and new ones from templates.
 */

import { daysIn } from '#domain/time/japan-time.ts'
import { parseContentDay } from '#domain/time/written-day.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { Content } from '../load/read-content.ts'
import type { PlannedCampaign } from '../plan/planned.ts'
import { isOfKind } from '../rules/plan/compare-campaign.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { copyImages } from './copy-images.ts'
import { copyToMonth } from './copy-month-file.ts'
import { drawDraftImage, drawDraftImages } from './draft-images.ts'
import { removeField, splitCampaign } from './edit-fields.ts'
import { newMonth } from './file-templates.ts'
import { listDays } from './kinds/template-parts.ts'
import { nameShop, newCampaign } from './new-campaign.ts'
import { addOffers, readSourceText } from './offer.ts'
import { findMissingItems, getItemImage } from './write-planned-items.ts'
import { writePlanned } from './write-planned.ts'

/** A campaign that can be copied, and the text of its file. */
type Source = { month: string; id: string; text: string; definition: Omit<CampaignDefinition, 'annotationLists'> }

/** The month of which the page is copied; `campaigns` are those up to that month, the newest first. */
type SourceMonth = { month: string; text: string; campaigns: readonly Source[] }

type Options = {
  month: string
  rows: readonly PlannedCampaign[]
  /** Without a source, everything is created from templates. */
  source: SourceMonth | undefined
  /** The names of new shops, by the ids of their campaigns. */
  shops?: Readonly<Record<string, string>>
  provider: ProviderDefinition
}

/** A created campaign: its file's text, its placeholder pictures, and the month of its copied campaign. */
type CreatedFile = { text: string; drafts: Readonly<Record<string, string>>; from: string | undefined }

function isEndOfMonth(day: string): boolean {
  const { year, month, day: dayOfMonth } = parseContentDay(day)
  return dayOfMonth === daysIn(year, month)
}

/** The shared step about the grant, which says that it is at the end of a month, and one that says its day. */
const grantStep = {
  shared: '  <Shared use="points-granted" />',
  own: `  <Step title="｛付与日｝までにポイントがつく">
    常時｛常時｝分はお支払いの確定時、上乗せ分は｛付与日｝までに付与します。
  </Step>`,
}

/**
 * Adapts the texts of a campaign that has no cap, is not granted at the end of a month, or does not cover its month.
 */
function adaptText(text: string, { cap, start, end, grant }: PlannedCampaign['values'], month: string): string {
  const { first, last } = listDays(month)
  const fillsMonth = start === undefined || end === undefined || (start === `${first} 00:00` && end === `${last} 23:59`)
  let fitted = text
  if (cap === null)
    fitted = fitted
      .replaceAll('（上限 ｛上限｝）', '（上限なし）')
      .replaceAll('上乗せ分の上限は、期間中お一人さま｛上限｝です。', '上乗せ分に上限はありません。')
  if (grant !== undefined && grant !== null && !isEndOfMonth(grant))
    fitted = fitted.replace(grantStep.shared, grantStep.own)
  return fillsMonth ? fitted : fitted.replaceAll('｛月｝中', '｛開始日｝から｛終了日：年なし｝まで')
}

/** Returns whether a campaign starts and ends in a month. */
function isWithin(month: string, { start = '', end = '' }: PlannedCampaign['values']): boolean {
  const { first } = listDays(month)
  return [start, end].every((day) => day.slice(0, 7) === first.slice(0, 7))
}

/** Copies a planned campaign from its latest edition of the same kind, or creates it from a template. */
function makeCampaign({ id, values }: PlannedCampaign, { month, source, provider, shops = {} }: Options): CreatedFile {
  const { kind = 'rate' } = values
  const copied = source?.campaigns.find((other) => other.id === id && isOfKind(kind, other.definition))
  const fresh = { kind, id, month, provider }
  const draft = copied ? copyToMonth(`${id}.mdx`, copied.text, copied.month, month) : newCampaign(fresh)
  const { fields, body } = splitCampaign(draft)
  const added = findMissingItems(fields, values).map(({ id: item }) => getItemImage(id, item))
  const planned = writePlanned(fields, values, provider.baseRate, id)
  const written = isWithin(month, values) ? removeField(planned, ['runsOver']) : planned
  const shop = Object.hasOwn(shops, id) ? shops[id] : undefined
  const named = shop ? nameShop(written, shop) : written
  const text = adaptText(`---\n${named}---\n${body}`, values, month)
  const drafts = {
    ...(copied ? {} : drawDraftImages(fresh)),
    ...Object.fromEntries(added.map((file) => [file, drawDraftImage(file, 320, 320)])),
  }
  return {
    text,
    drafts: Object.fromEntries(Object.entries(drafts).filter(([name]) => text.includes(name))),
    from: copied?.month,
  }
}

/**
 * Creates the month's page: that of the source with these campaigns. A description that names other campaigns, or a cap
 * that a campaign does not have, is replaced.
 */
function makeMonthPage({ month, rows, source }: Options): string {
  const ids = rows.map(({ id }) => id)
  const text = source ? copyToMonth('month.yaml', source.text, source.month, month) : newMonth(ids[0] ?? '')
  const listed = text.replace(
    /^campaigns:.*\n(?:[ \t]*(?:-.*)?\n)*/mu,
    `campaigns:\n${ids.map((id) => `  - ${id}\n`).join('')}`,
  )
  const caps = new Map(rows.map(({ id, values }) => [id, values.cap]))
  const named = [...listed.matchAll(/｛([a-z0-9-]+)の([^｛｝]*)/gu)]
  const namesMissingTerm = named.some(
    ({ 1: id = '', 2: term = '' }) => !caps.has(id) || (term.startsWith('上限') && caps.get(id) === null),
  )
  if (source && !namesMissingTerm) return listed
  const description = `description: ｛月｝は、｛キャンペーンの数｝のキャンペーンで、ポイントが増えます。 # ${reviewKeyword}`
  return listed.replace(/^description: .*$/mu, description)
}

/** Reads the month to copy, and the texts of the campaigns up to it that have no error. */
function readSource(month: string, folder: ContentFolder, { campaigns }: Content): SourceMonth {
  const read = (name: string) => readSourceText(folder, `campaigns/${name}`)
  const sources = campaigns.flatMap(({ month: of, id, definition }) =>
    of <= month && definition
      ? [{ month: of, id, text: read(`${of}/${id}.mdx`).replaceAll(/\r\n?/g, '\n'), definition }]
      : [],
  )
  return {
    month,
    text: read(`${month}/month.yaml`),
    campaigns: sources.toSorted((one, other) => (one.month < other.month ? 1 : -1)),
  }
}

/** A planned month: the month that each campaign is copied from, by its id, and files, by their paths below `content/`. */
export type PlannedMonth = {
  campaigns: ReadonlyMap<string, { from: string | undefined }>
  files: ReadonlyMap<string, string | Uint8Array>
}

/**
 * Creates the files of a month as planned, with its plan: copies of planned campaigns from the newest month up to `from`
 * that has them as the same kind, and new ones for the others; without `from`, everything is created from templates.
 * Adds offers to the entry screen, which is the only file that exists already.
 */
export function monthFromPlan(
  {
    month,
    from,
    rows,
    sheet,
    shops = {},
  }: { month: string; from: string | undefined; sheet: Uint8Array } & Pick<Options, 'rows' | 'shops'>,
  folder: ContentFolder,
  content: Content,
  provider: ProviderDefinition,
): PlannedMonth {
  const source = from === undefined ? undefined : readSource(from, folder, content)
  const options = { month, rows, source, provider, shops }
  const created = rows.map((row) => ({ id: row.id, ...makeCampaign(row, options) }))
  const drafts = new Map([
    ...created.flatMap((campaign) => Object.entries(campaign.drafts)),
    ...(source ? [] : [['images/month.svg', drawDraftImage(month, 750, 500)] as const]),
  ])
  const copies = created.map(({ id, text, from: origin }) => ({ name: `${id}.mdx`, text, from: origin }))
  const { texts, pictures } = copyImages(
    [{ name: 'month.yaml', text: makeMonthPage(options), from }, ...copies],
    drafts,
    folder,
  )
  const files = [...drafts, ...texts, ...pictures, ['plan.csv', sheet] as const]
  return {
    campaigns: new Map(created.map(({ id, from: origin }) => [id, { from: origin }])),
    files: new Map<string, string | Uint8Array>([
      ...files.map(([name, file]) => [`campaigns/${month}/${name}`, file] as const),
      ...addOffers(folder, texts, provider.cardName),
    ]),
  }
}
