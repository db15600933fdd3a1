import type { CampaignDefinition } from '#schemas/campaign.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'

import type { PlannedCampaign } from '../plan/planned.ts'
import { isOfKind } from '../rules/plan/compare-campaign.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'
import { copyToMonth } from './copy-month-file.ts'
import { splitCampaign } from './edit-fields.ts'
import { draftPicture, draftPictures } from './draft-pictures.ts'
import { daysOf } from './kinds/template-parts.ts'
import { newCampaign } from './new-campaign.ts'
import { newMonth } from './new-month.ts'
import { missingItems, pictureOfItem, writePlanned } from './write-planned.ts'

/** A campaign of the source month: its file, and its parsed data. */
export type Source = { text: string; definition: Omit<CampaignDefinition, 'annotationLists'> }

/** The source month; `campaigns` by their ids. */
export type SourceMonth = { month: string; text: string; campaigns: ReadonlyMap<string, Source> }

type Options = {
  month: string
  rows: readonly PlannedCampaign[]
  /** Without a source, everything is created from templates. */
  source: SourceMonth | undefined
  provider: ProviderDefinition
}

/** A created campaign: its file's text, its placeholder pictures, and whether it was copied. */
type CreatedFile = { text: string; drafts: Readonly<Record<string, string>>; isCopy: boolean }

/** Adapts the texts of a new campaign that has no cap, or does not cover its month. */
function fitText(text: string, { cap, start, end }: PlannedCampaign['values'], month: string): string {
  const { first, last } = daysOf(month)
  const fillsMonth = start === undefined || end === undefined || (start === `${first} 00:00` && end === `${last} 23:59`)
  const capped = text
    .replaceAll('（上限 ｛上限｝）', '（上限なし）')
    .replaceAll('上乗せ分の上限は、期間中お一人さま｛上限｝です。', '上乗せ分に上限はありません。')
  const fitted = cap === null ? capped : text
  return fillsMonth ? fitted : fitted.replaceAll('｛月｝中', '｛開始日｝から｛終了日：年なし｝まで')
}

function makeCampaign({ id, values }: PlannedCampaign, { month, source, provider }: Options): CreatedFile {
  const { kind = 'rate' } = values
  const sourceCampaign = source?.campaigns.get(id)
  const isCopy = source !== undefined && sourceCampaign !== undefined && isOfKind(kind, sourceCampaign.definition)
  const fresh = { kind, id, month, provider }
  const draft = isCopy ? copyToMonth(`${id}.mdx`, sourceCampaign.text, source.month, month) : newCampaign(fresh)
  const { fields, body } = splitCampaign(draft)
  const added = missingItems(fields, values).map(({ id: item }) => pictureOfItem(id, item))
  const written = writePlanned(fields, values, provider.baseRate, id)
  const text = `---\n${written}---\n${body}`
  const drafts = {
    ...(isCopy ? {} : draftPictures(fresh)),
    ...Object.fromEntries(added.map((file) => [file, draftPicture(file, 320, 320)])),
  }
  return {
    text: isCopy ? text : fitText(text, values, month),
    drafts: Object.fromEntries(Object.entries(drafts).filter(([name]) => text.includes(name))),
    isCopy,
  }
}

/** Creates the month's page: that of the source with these campaigns, without text about others. */
function makeMonthPage({ month, rows, source }: Options): string {
  const ids = rows.map(({ id }) => id)
  const text = source ? copyToMonth('month.yaml', source.text, source.month, month) : newMonth(ids[0] ?? '')
  const listed = text.replace(
    /^campaigns:.*\n(?:[ \t]*(?:-.*)?\n)*/mu,
    `campaigns:\n${ids.map((id) => `  - ${id}\n`).join('')}`,
  )
  const caps = new Map(rows.map(({ id, values }) => [id, values.cap]))
  const named = [...listed.matchAll(/｛([a-z0-9-]+)の([^｛｝]*)/gu)]
  const isOfOthers =
    !source ||
    named.some(({ 1: id = '', 2: term = '' }) => !caps.has(id) || (term.startsWith('上限') && caps.get(id) === null))
  const description = `description: ｛月｝は、｛キャンペーンの数｝のキャンペーンで、ポイントが増えます。 # ${reviewKeyword}`
  return isOfOthers ? listed.replace(/^description: .*$/mu, description) : listed
}

/**
 * Creates the files of a month as planned, by their names below its folder: campaigns of the source month that are
 * planned again, as the same kind, and new ones for the others. `isUsed` returns whether a picture of the source month
 * is used again.
 */
export function monthFromPlan(options: Options): {
  files: Map<string, string>
  isUsed: (picture: string) => boolean
} {
  const files = new Map<string, string>()
  const copies: string[] = []
  for (const row of options.rows) {
    const { text, drafts, isCopy } = makeCampaign(row, options)
    for (const [name, drawing] of Object.entries(drafts)) files.set(name, drawing)
    files.set(`${row.id}.mdx`, text)
    if (isCopy) copies.push(text)
  }
  if (!options.source) files.set('images/month.svg', draftPicture(options.month, 750, 500))
  const page = makeMonthPage(options)
  files.set('month.yaml', page)
  const created = [...copies, page]
  return { files, isUsed: (picture) => !files.has(picture) && created.some((text) => text.includes(picture)) }
}
