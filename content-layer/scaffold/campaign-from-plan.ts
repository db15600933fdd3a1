/*
 * Creates a planned campaign: a copy of its latest edition, or a new file from a template, with the values of the plan.
 */

import { daysIn } from '#domain/time/japan-time.ts'
import { parseContentDay } from '#domain/time/written-day.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { PlannedRow, PlannedValues } from '../plan/planned.ts'
import { isOfKind } from '../rules/plan/compare-campaign.ts'
import { copyToMonth } from './copy-month-file.ts'
import { drawDraftImage, drawDraftImages } from './draft-images.ts'
import { removeField, splitCampaign } from './edit-fields.ts'
import { listDays } from './kinds/template.ts'
import { nameShop, newCampaign } from './new-campaign.ts'
import { findMissingItems, getItemImage } from './write-planned-items.ts'
import { writePlanned } from './write-planned.ts'

type Values = Partial<PlannedValues>

/** A campaign that can be copied, and the text of its file. */
export type SourceCampaign = {
  month: string
  id: string
  text: string
  definition: Omit<CampaignDefinition, 'annotationLists'>
}

/** The month's folder to create, the campaigns to copy from, newest first, and the names of new shops by campaign id. */
export type CreationContext = {
  month: string
  sources: readonly SourceCampaign[]
  shops: Readonly<Record<string, string>>
  provider: ProviderDefinition
}

/** A created campaign: the text of its file, its draft drawings by path, and the month of its copied edition. */
export type CreatedCampaign = {
  id: string
  text: string
  drafts: Readonly<Record<string, string>>
  from: string | undefined
}

function isEndOfMonth(date: string): boolean {
  const { year, month, day } = parseContentDay(date)
  return day === daysIn(year, month)
}

/** Returns whether a period covers a month, from its first minute to its last; undecided ends do. */
function coversMonth({ start, end }: Values, month: string): boolean {
  const { first, last } = listDays(month)
  return start === undefined || end === undefined || (start === `${first} 00:00` && end === `${last} 23:59`)
}

/** Returns whether a period starts and ends in a month. */
function isWithinMonth({ start = '', end = '' }: Values, month: string): boolean {
  const yearAndMonth = listDays(month).first.slice(0, 7)
  return start.startsWith(yearAndMonth) && end.startsWith(yearAndMonth)
}

/** The shared step about the grant, which says that it is at the end of a month. */
const sharedGrantStep = '  <Shared use="points-granted" />'

/** A step that says the day of the grant instead. */
const grantStep = `  <Step title="｛付与日｝までにポイントがつく">
    常時｛常時｝分はお支払いの確定時、上乗せ分は｛付与日｝までに付与します。
  </Step>`

/**
 * Adapts the texts of a campaign that has no cap, is not granted at the end of a month, or does not cover its month.
 */
function adaptTexts(text: string, values: Values, month: string): string {
  let adapted = text
  if (values.cap === null)
    adapted = adapted
      .replaceAll('（上限 ｛上限｝）', '（上限なし）')
      .replaceAll('上乗せ分の上限は、期間中お一人さま｛上限｝です。', '上乗せ分に上限はありません。')
  if (typeof values.grant === 'string' && !isEndOfMonth(values.grant))
    adapted = adapted.replace(sharedGrantStep, grantStep)
  if (!coversMonth(values, month)) adapted = adapted.replaceAll('｛月｝中', '｛開始日｝から｛終了日：年なし｝まで')
  return adapted
}

/** Copies a planned campaign from its latest edition of the same kind, or creates it from a template. */
export function createPlannedRow({ id, values }: PlannedRow, context: CreationContext): CreatedCampaign {
  const { month, sources, provider, shops } = context
  const { kind = 'rate', items = [] } = values
  const source = sources.find((campaign) => campaign.id === id && isOfKind(kind, campaign.definition))
  const fromTemplate = { kind, id, month, provider }
  const file = source ? copyToMonth(`${id}.mdx`, source.text, source.month, month) : newCampaign(fromTemplate)
  const { fields, body } = splitCampaign(file)
  const addedImages = findMissingItems(fields, items).map((item) => getItemImage(id, item.id))
  const planned = writePlanned(fields, values, { baseRate: provider.baseRate, campaign: id })
  const withoutRunsOver = isWithinMonth(values, month) ? removeField(planned, ['runsOver']) : planned
  const shop = Object.hasOwn(shops, id) ? shops[id] : undefined
  const named = shop ? nameShop(withoutRunsOver, shop) : withoutRunsOver
  const text = adaptTexts(`---\n${named}---\n${body}`, values, month)
  const drafts = {
    ...(source ? {} : drawDraftImages(fromTemplate)),
    ...Object.fromEntries(addedImages.map((image) => [image, drawDraftImage(image, 320, 320)])),
  }
  const usedDrafts = Object.entries(drafts).filter(([image]) => text.includes(image))
  return { id, text, drafts: Object.fromEntries(usedDrafts), from: source?.month }
}
