/*
 * Creates the files of a month from its plan: its page, its campaigns, their pictures, and their offers.
 */

import type { ProviderDefinition } from '#schemas/files/provider.ts'

import { sortNewestFirst } from '../common/days.ts'
import { campaignFilePath, monthFilePath } from '../common/entry-files.ts'
import type { Content } from '../load/read-content.ts'
import type { PlannedRow } from '../plan/planned.ts'
import { reviewKeyword } from '../rules/review/review-marks.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { createPlannedRow, type SourceCampaign } from './campaign-from-plan.ts'
import { copyImages } from './copy-images.ts'
import { copyToMonth } from './copy-month-file.ts'
import { drawDraftImage } from './draft-images.ts'
import { newMonth } from './file-templates.ts'
import { addOffers, readSourceText } from './offer.ts'

/** The month whose page is copied, and the campaigns up to that month, the newest first. */
type SourceMonth = { month: string; text: string; campaigns: readonly SourceCampaign[] }

/** Reads the month to copy, and the texts of the campaigns up to it that have no error. */
function readSourceMonth(month: string, folder: ContentFolder, { campaigns }: Content): SourceMonth {
  const sources = campaigns.flatMap(({ month: campaignMonth, id, definition }) => {
    if (campaignMonth > month || !definition) return []
    const text = readSourceText(folder, campaignFilePath(campaignMonth, id)).replaceAll(/\r\n?/g, '\n')
    return [{ month: campaignMonth, id, text, definition }]
  })
  return {
    month,
    text: readSourceText(folder, monthFilePath(month)),
    campaigns: sortNewestFirst(sources),
  }
}

/** The list of campaigns in a month's file, with its items. */
const campaignList = /^campaigns:.*\n(?:[ \t]*(?:-.*)?\n)*/mu

/** Returns whether a month's page names a campaign that is not planned, or the cap of one without a cap. */
function namesMissingFact(page: string, rows: readonly PlannedRow[]): boolean {
  const caps = new Map(rows.map(({ id, values }) => [id, values.cap]))
  const names = [...page.matchAll(/｛([a-z0-9-]+)の([^｛｝]*)/gu)]
  return names.some(
    ({ 1: id = '', 2: fact = '' }) => !caps.has(id) || (fact.startsWith('上限') && caps.get(id) === null),
  )
}

/** Creates the month's page: that of the source, or a new one, with the planned campaigns. */
function createMonthPage(month: string, rows: readonly PlannedRow[], source: SourceMonth | undefined): string {
  const ids = rows.map(({ id }) => id)
  const page = source ? copyToMonth('month.yaml', source.text, source.month, month) : newMonth(ids[0] ?? '')
  const withCampaigns = page.replace(campaignList, `campaigns:\n${ids.map((id) => `  - ${id}\n`).join('')}`)
  if (source && !namesMissingFact(withCampaigns, rows)) return withCampaigns
  const description = `description: ｛月｝は、｛キャンペーンの数｝のキャンペーンで、ポイントが増えます。 # ${reviewKeyword}`
  return withCampaigns.replace(/^description: .*$/mu, description)
}

/** The plan of a new month, such as 202309-1. */
type MonthPlan = {
  month: string
  /** The newest month to copy from; without it, everything is created from templates. */
  from: string | undefined
  rows: readonly PlannedRow[]
  /** The file of the plan, which becomes part of the month. */
  sheet: Uint8Array
  /** The names of new shops, by the ids of their campaigns. */
  shops?: Readonly<Record<string, string>>
}

/** A planned month: the month that each campaign is copied from, by its id, and files, by their paths below `content/`. */
export type PlannedMonth = {
  campaigns: ReadonlyMap<string, { from: string | undefined }>
  files: ReadonlyMap<string, string | Uint8Array>
}

/**
 * Creates the files of a month as planned, with its plan: copies of planned campaigns from the newest month up to `from`
 * that has them as the same kind, and new ones for the others. Adds offers to the entry screen, which is the only file
 * that exists already.
 */
export function monthFromPlan(
  { month, from, rows, sheet, shops = {} }: MonthPlan,
  folder: ContentFolder,
  content: Content,
  provider: ProviderDefinition,
): PlannedMonth {
  const source = from === undefined ? undefined : readSourceMonth(from, folder, content)
  const context = { month, sources: source?.campaigns ?? [], shops, provider }
  const created = rows.map((row) => createPlannedRow(row, context))
  const drafts = new Map(created.flatMap((campaign) => Object.entries(campaign.drafts)))
  if (!source) drafts.set('images/month.svg', drawDraftImage(month, 750, 500))
  const page = { name: 'month.yaml', text: createMonthPage(month, rows, source), from }
  const campaigns = created.map((campaign) => ({ ...campaign, name: `${campaign.id}.mdx` }))
  const { texts, pictures } = copyImages([page, ...campaigns], drafts, folder)
  const files = [...drafts, ...texts, ...pictures, ['plan.csv', sheet] as const]
  return {
    campaigns: new Map(created.map((campaign) => [campaign.id, { from: campaign.from }])),
    files: new Map<string, string | Uint8Array>([
      ...files.map(([name, file]) => [`campaigns/${month}/${name}`, file] as const),
      ...addOffers(folder, texts, provider.cardName),
    ]),
  }
}
