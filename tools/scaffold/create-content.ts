import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { campaignKinds, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import { monthId } from '#schemas/ids.ts'
import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'
import { drawDraftImage, drawDraftImages } from '#content-layer/scaffold/draft-images.ts'
import type { NewCampaign } from '#content-layer/scaffold/kinds/template-parts.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { addOffers } from '#content-layer/scaffold/offer.ts'
import { newMonth, newNote, newPiece } from '#content-layer/scaffold/file-templates.ts'
import { listCampaign } from '#content-layer/scaffold/list-campaign.ts'

import type { ContentSource } from '../content/content-source.ts'
import { folderOnDisk, readContentCached } from '../content/read-content-cached.ts'
import { makeMonthFromPlan } from './new-from-plan.ts'
import { copyMonth } from './copy-month-folder.ts'
import { refuse, type NewRequest } from './parse-request.ts'
import { exists, makeFolder, writeAllOrNone } from './write-files.ts'

function campaignsFolder({ folder }: ContentSource): string {
  return path.join(folder, 'campaigns')
}

/** Lists the months of the content, the oldest first. */
export async function existingMonths(content: ContentSource): Promise<string[]> {
  return (await readdir(campaignsFolder(content))).filter((name) => monthId.safeParse(name).success).sort()
}

/** Lists a campaign's files by their names below its month: its pictures, and then its own. */
function filesOf(campaign: NewCampaign): [name: string, text: string][] {
  return [...Object.entries(drawDraftImages(campaign)), [`${campaign.id}.mdx`, newCampaign(campaign)]]
}

async function readProvider(content: ContentSource) {
  const { shared } = await readContentCached(content)
  return shared.provider ?? refuse('provider.yaml を先に直してください（npm run check）。')
}

/** Returns the month to copy. @throws PlainError with the usage if it does not exist */
function existingMonth(source = '', months: readonly string[]): string {
  if (!months.includes(source)) refuse(`写すもとの月 ${source} がありません。あるのは: ${months.join('、')}`)
  return source
}

type MonthFiles = { content: ContentSource; month: string }

async function makePlannedMonth(
  { content, month }: MonthFiles,
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
function hintOnPlan(month: string): string {
  return `計画の表（CSV）があれば、campaigns/${month}/plan.csv に置きます。項目と違うところを、check が教えます。`
}

/** Explains how to add a campaign to a month. */
function hintOnCampaigns(month: string): string {
  return `キャンペーンを足すには: npm run new -- ${month}/名前 --kind 種類`
}

/** Creates a month with one campaign from templates. */
async function makeEmptyMonth({ content, month }: MonthFiles): Promise<string[]> {
  const provider = await readProvider(content)
  const id = '8th-day'
  const files = new Map([
    ...filesOf({ kind: 'eighth-day', id, month, provider }),
    ['images/month.svg', drawDraftImage(month, 750, 500)],
    ['month.yaml', newMonth(id)],
  ])
  await makeFolder(path.join(campaignsFolder(content), month), files)
  return [
    `${month} を作りました。8日のキャンペーンが入っています。決めるところに「見直す」の印があります。`,
    hintOnPlan(month),
    hintOnCampaigns(month),
  ]
}

async function makeCopiedMonth({ content, month }: MonthFiles, source: string): Promise<string[]> {
  await copyMonth(campaignsFolder(content), source, month)
  return [
    `${month} を ${source} から作りました。日付は移し、見直すところに「見直す」の印をつけました。`,
    'いらないキャンペーンは、ファイルと、month.yaml の campaigns: の行を消します。',
    hintOnPlan(month),
    hintOnCampaigns(month),
  ]
}

/** Creates a month from its plan, from templates, or as a copy of another month, by default of the last one. */
async function makeMonth(
  content: ContentSource,
  { month, from, isEmpty, plan }: Extract<NewRequest, { what: 'month' }>,
): Promise<string[]> {
  const months = await existingMonths(content)
  if (await exists(path.join(campaignsFolder(content), month))) refuse(`${month} はもうあります。上書きはしません。`)
  const source = isEmpty ? undefined : existingMonth(from ?? months.at(-1), months)
  if (plan !== undefined) return makePlannedMonth({ content, month }, source, plan)
  return source === undefined ? makeEmptyMonth({ content, month }) : makeCopiedMonth({ content, month }, source)
}

/** Returns what remains to be done in other files after a campaign of this kind was created. */
function hintsOnOtherFiles(kind: CampaignKind, isOfferAdded: boolean): string[] {
  if (kind === 'affiliate' || kind === 'items') return ['行き先のホストを、provider.yaml の linkHosts に足します。']
  if (kind !== 'entry') return []
  return [
    isOfferAdded
      ? 'screens/entry.yaml に、同じ率と上限の特典を足しました。終わった特典は消し、そのページの period と grantBy（promotions と同じ段）を合わせます。promotionKey は、サーバーの担当者と決めます。'
      : 'screens/entry.yaml で、終わった特典を消すか直し、同じ率と上限の特典を足し、そのページの period と grantBy（promotions と同じ段）を合わせます。promotionKey は、サーバーの担当者と決めます。',
  ]
}

async function makeCampaign(
  content: ContentSource,
  { month, id, kind }: Extract<NewRequest, { what: 'campaign' }>,
): Promise<string[]> {
  const folder = path.join(campaignsFolder(content), month)
  const monthFile = path.join(folder, 'month.yaml')
  if (!(await exists(monthFile))) refuse(`${month} がありません。先に npm run new -- ${month} で月を作ってください。`)
  if (await exists(path.join(folder, `${id}.mdx`))) refuse(`${month}/${id} はもうあります。上書きはしません。`)
  const provider = await readProvider(content)
  const files = new Map(filesOf({ kind, id, month, provider }))
  // An existing picture of that name belongs to the author and is not replaced.
  for (const name of files.keys()) if (await exists(path.join(folder, name))) files.delete(name)
  files.set('month.yaml', listCampaign(await readFile(monthFile, 'utf8'), id))
  const offered = addOffers(folderOnDisk(content.folder), files, provider.cardName)
  const named = [...files].map(([name, text]) => [path.join('campaigns', month, name), text] as const)
  await writeAllOrNone(content.folder, new Map([...offered, ...named]), folder)
  return [
    `${month}/${id}.mdx（${campaignKinds[kind]}）を作り、month.yaml の最後に足しました。決めるところに「見直す」の印があります。`,
    '絵は仮のものです。images/ の同じ名前のファイルを、できあがった絵に置きかえます（.png などなら、書いてある名前も直し、仮の絵を消します）。',
    ...hintsOnOtherFiles(kind, offered.size > 0),
  ]
}

type NewTextRequest = Extract<NewRequest, { name: string }>

function fileOfText({ what, name }: NewTextRequest): string {
  return sharedFilePath(what === 'note' ? 'note' : 'piece', name)
}

async function makeText(content: ContentSource, request: NewTextRequest): Promise<string[]> {
  const file = fileOfText(request)
  if (await exists(path.join(content.folder, file))) refuse(`${file} はもうあります。上書きはしません。`)
  const { dir, base } = path.parse(file)
  const isNote = request.what === 'note'
  await writeAllOrNone(path.join(content.folder, dir), new Map([[base, isNote ? newNote : newPiece]]))
  const use = isNote
    ? `使うページの annotationLists に「- use: ${request.name}」と書きます。`
    : `使うキャンペーンの本文に <Shared use="${request.name}" /> と書きます。`
  return [`${file} を作りました。`, use]
}

/** Returns the path of the new folder or file, in the form that the check uses. */
export function outputPathOf(content: ContentSource, request: NewRequest): string {
  const root = path.basename(content.folder)
  if ('name' in request) return `${root}/${fileOfText(request)}`
  return request.what === 'month'
    ? `${root}/campaigns/${request.month}/`
    : `${root}/campaigns/${request.month}/${request.id}.mdx`
}

/**
 * Creates the requested files in the content. Returns a description of the result, followed by the next steps.
 * @throws PlainError if something of that name exists, or what it depends on does not; nothing is created
 */
export async function createFiles(content: ContentSource, request: NewRequest): Promise<string[]> {
  if (request.what === 'month') return makeMonth(content, request)
  return request.what === 'campaign' ? makeCampaign(content, request) : makeText(content, request)
}
