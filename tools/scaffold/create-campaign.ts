import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { kindDescriptions, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import { drawDraftImages } from '#content-layer/scaffold/draft-images.ts'
import type { NewCampaign } from '#content-layer/scaffold/kinds/template.ts'
import { listCampaign } from '#content-layer/scaffold/list-campaign.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { addOffers } from '#content-layer/scaffold/offer.ts'

import type { ContentSource } from '../content/content-source.ts'
import { openFolderOnDisk, readContentCached } from '../content/read-content-cached.ts'
import { refuse, type NewRequest } from './parse-request.ts'
import { exists, writeAllOrNone } from './write-files.ts'

/** Returns the path of the folder of all months. */
export function getCampaignsFolder({ folder }: ContentSource): string {
  return path.join(folder, 'campaigns')
}

/** Lists a campaign's files by their names below its month: its pictures, and then its own. */
export function listCampaignFiles(campaign: NewCampaign): [name: string, text: string][] {
  return [...Object.entries(drawDraftImages(campaign)), [`${campaign.id}.mdx`, newCampaign(campaign)]]
}

/** Reads the provider, which templates need. @throws PlainError with the usage if provider.yaml has errors */
export async function requireProvider(content: ContentSource): Promise<NewCampaign['provider']> {
  const { shared } = await readContentCached(content)
  return shared.provider ?? refuse('provider.yaml を先に直してください（npm run check）。')
}

/** Returns what remains to be done in other files after a campaign of this kind was created. */
function listHintsOnOtherFiles(kind: CampaignKind, isOfferAdded: boolean): string[] {
  if (kind === 'affiliate' || kind === 'items') return ['行き先のホストを、provider.yaml の linkHosts に足します。']
  if (kind !== 'entry') return []
  return [
    isOfferAdded
      ? 'screens/entry.yaml に、同じ率と上限の特典を足しました。終わった特典は消し、そのページの period と grantBy（promotions と同じ段）を合わせます。promotionKey は、サーバーの担当者と決めます。'
      : 'screens/entry.yaml で、終わった特典を消すか直し、同じ率と上限の特典を足し、そのページの period と grantBy（promotions と同じ段）を合わせます。promotionKey は、サーバーの担当者と決めます。',
  ]
}

/**
 * Creates a campaign from the templates of its kind and lists it in its month. Returns a description of the result and
 * the next steps.
 * @throws PlainError with the usage if there is no such month, or already such a campaign
 */
export async function createCampaign(
  content: ContentSource,
  { month, id, kind }: Extract<NewRequest, { what: 'campaign' }>,
): Promise<string[]> {
  const folder = path.join(getCampaignsFolder(content), month)
  const monthFile = path.join(folder, 'month.yaml')
  if (!(await exists(monthFile))) refuse(`${month} がありません。先に npm run new -- ${month} で月を作ってください。`)
  if (await exists(path.join(folder, `${id}.mdx`))) refuse(`${month}/${id} はもうあります。上書きはしません。`)
  const provider = await requireProvider(content)
  const files = new Map(listCampaignFiles({ kind, id, month, provider }))
  // An existing picture of that name belongs to the author and is not replaced.
  for (const name of files.keys()) if (await exists(path.join(folder, name))) files.delete(name)
  files.set('month.yaml', listCampaign(await readFile(monthFile, 'utf8'), id))
  const offered = addOffers(openFolderOnDisk(content.folder), files, provider.cardName)
  const named = [...files].map(([name, text]) => [path.join('campaigns', month, name), text] as const)
  await writeAllOrNone(content.folder, new Map([...offered, ...named]), folder)
  return [
    `${month}/${id}.mdx（${kindDescriptions[kind]}）を作り、month.yaml の最後に足しました。決めるところに「見直す」の印があります。`,
    '絵は仮のものです。images/ の同じ名前のファイルを、できあがった絵に置きかえます（.png などなら、書いてある名前も直し、仮の絵を消します）。',
    ...listHintsOnOtherFiles(kind, offered.size > 0),
  ]
}
