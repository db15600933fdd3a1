import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { campaignBody } from './campaign-body.ts'
import { campaignFields, monthYaml, type GeneratedCampaign } from './campaign-fields.ts'
import { picture } from './picture.ts'

/** Campaigns per month. */
const perMonth = 10

/** Returns the month of a number from 0: 202301-1, 202302-1, … */
function monthOf(index: number): string {
  return `${2023 + Math.floor(index / 12)}${String(1 + (index % 12)).padStart(2, '0')}-1`
}

/** Returns the generated campaigns; deterministic for a count. */
function listCampaigns(count: number): GeneratedCampaign[] {
  return Array.from({ length: count }, (_, number) => ({
    month: monthOf(Math.floor(number / perMonth)),
    id: `campaign-${String(number + 1).padStart(4, '0')}`,
    number,
  }))
}

function middleOf(count: number): GeneratedCampaign {
  const campaign = listCampaigns(count)[Math.floor(count / 2)]
  if (!campaign) throw new RangeError('a benchmark needs at least one campaign')
  return campaign
}

/** Returns the path of the content file of the campaign in the middle of `count`. */
export function middleCampaignFile(contentRoot: string, count: number): string {
  const { month, id } = middleOf(count)
  return path.join(contentRoot, 'campaigns', month, `${id}.mdx`)
}

/** Returns the path of the same campaign's page on the site. */
export function middlePagePath(count: number): string {
  const { month, id } = middleOf(count)
  return `/jp/card/${month}/${id}/`
}

/** Writes files by their path in a folder. */
async function write(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
}

/** Returns the SVG pictures of a month by their path in its folder; deterministic for a `seed`. */
function drawPictures(seed: number): Record<string, string> {
  const logos = Array.from({ length: 6 }, (_, index) => [
    `images/logos/shop-${index + 1}.svg`,
    picture(240, 120, seed * 7 + index),
  ])
  const large = {
    'images/month.svg': picture(750, 500, seed),
    'images/summary.svg': picture(320, 240, seed),
    'images/detail.svg': picture(750, 420, seed),
  }
  return { ...large, ...(Object.fromEntries(logos) as Record<string, string>) }
}

/** Generates a content folder of `count` campaigns, with the project's own provider and shared annotations. */
export async function generateContent(count: number): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'content')
  for (const name of ['provider.yaml', 'requirements.yaml', 'annotations', 'images', 'screens']) {
    await cp(path.join(root, 'content', name), path.join(folder, name), { recursive: true })
  }
  const campaigns = listCampaigns(count)
  for (const month of new Set(campaigns.map((campaign) => campaign.month))) {
    const ofMonth = campaigns.filter((campaign) => campaign.month === month)
    const monthFolder = path.join(folder, 'campaigns', month)
    await write(monthFolder, { 'month.yaml': monthYaml(ofMonth), ...drawPictures(ofMonth[0]?.number ?? 0) })
    for (const campaign of ofMonth) {
      await write(monthFolder, {
        [`${campaign.id}.mdx`]: `---\n${campaignFields(campaign)}---\n\n${campaignBody(campaign)}`,
      })
    }
  }
  return folder
}

/**
 * Returns the `count` largest of the generated contents, in ascending order, or fewer if fewer were generated, as with
 * `--smallest`. `folders` has each content's folder by its number of campaigns.
 * @throws RangeError if none was generated
 */
export function largestContents(
  folders: ReadonlyMap<number, string>,
  count: number,
): [campaigns: number, folder: string][] {
  if (folders.size === 0) throw new RangeError('there is no generated content')
  return [...folders].sort(([a], [b]) => a - b).slice(-count)
}
