import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { drawDraftImage } from '#content-layer/scaffold/draft-images.ts'
import { newMonth } from '#content-layer/scaffold/file-templates.ts'
import { monthId } from '#schemas/ids.ts'

import type { ContentSource } from '../content/content-source.ts'
import { readContentCached } from '../content/read-content-cached.ts'
import { copyMonth } from './copy-month-folder.ts'
import { getCampaignsFolder, listCampaignFiles, requireProvider } from './create-campaign.ts'
import { makeMonthFromPlan } from './new-from-plan.ts'
import { refuse, type NewRequest } from './parse-request.ts'
import { exists, makeFolder } from './write-files.ts'

/** Lists the months of the content, the oldest first. */
export async function listExistingMonths(content: ContentSource): Promise<string[]> {
  return (await readdir(getCampaignsFolder(content))).filter((name) => monthId.safeParse(name).success).sort()
}

/** Returns the month to copy. @throws PlainError with the usage if it is not one of `months` */
function requireMonth(month: string, months: readonly string[]): string {
  if (!months.includes(month)) refuse(`写すもとの月 ${month} がありません。あるのは: ${months.join('、')}`)
  return month
}

/** A month to create in the content. */
type NewMonth = { content: ContentSource; month: string }

async function createPlannedMonth(
  { content, month }: NewMonth,
  from: string | undefined,
  sheet: string,
): Promise<string[]> {
  const read = await readContentCached(content)
  const count = await makeMonthFromPlan({ root: content.folder, content: read, month, from, sheet })
  return [
    `${month} を、計画（${path.basename(sheet)}）の${count}件のキャンペーンで作りました。計画は ${month}/plan.csv になり、項目と違えば、これからも check が教えます。`,
    '率、上限、期間、付与の日、エントリー、ポイント、商品は、計画から書いてあります。',
  ]
}

/** Explains how to add a plan to a month that was created without one. */
function formatHintOnPlan(month: string): string {
  return `計画の表（CSV）があれば、campaigns/${month}/plan.csv に置きます。項目と違うところを、check が教えます。`
}

/** Explains how to add a campaign to a month. */
function formatHintOnCampaigns(month: string): string {
  return `キャンペーンを足すには: npm run new -- ${month}/名前 --kind 種類`
}

/** Creates a month with one campaign from templates. */
async function createEmptyMonth({ content, month }: NewMonth): Promise<string[]> {
  const provider = await requireProvider(content)
  const id = '8th-day'
  const files = new Map([
    ...listCampaignFiles({ kind: 'eighth-day', id, month, provider }),
    ['images/month.svg', drawDraftImage(month, 750, 500)],
    ['month.yaml', newMonth(id)],
  ])
  await makeFolder(path.join(getCampaignsFolder(content), month), files)
  return [
    `${month} を作りました。8日のキャンペーンが入っています。決めるところに「見直す」の印があります。`,
    formatHintOnPlan(month),
    formatHintOnCampaigns(month),
  ]
}

async function createCopiedMonth({ content, month }: NewMonth, source: string): Promise<string[]> {
  await copyMonth(getCampaignsFolder(content), source, month)
  return [
    `${month} を ${source} から作りました。日付は移し、見直すところに「見直す」の印をつけました。`,
    'いらないキャンペーンは、ファイルと、month.yaml の campaigns: の行を消します。',
    formatHintOnPlan(month),
    formatHintOnCampaigns(month),
  ]
}

/**
 * Creates a month from its plan, from templates, or as a copy of another month, by default of the last one. Returns a
 * description of the result and the next steps.
 * @throws PlainError with the usage if the month exists, or the one to copy does not
 */
export async function createMonth(
  content: ContentSource,
  { month, from, isEmpty, plan }: Extract<NewRequest, { what: 'month' }>,
): Promise<string[]> {
  const months = await listExistingMonths(content)
  if (await exists(path.join(getCampaignsFolder(content), month))) refuse(`${month} はもうあります。上書きはしません。`)
  const source = isEmpty ? undefined : requireMonth(from ?? months.at(-1) ?? '', months)
  if (plan !== undefined) return createPlannedMonth({ content, month }, source, plan)
  return source === undefined ? createEmptyMonth({ content, month }) : createCopiedMonth({ content, month }, source)
}
