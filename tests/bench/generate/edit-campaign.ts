import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { editableSentence } from './campaign-body.ts'
import { listCampaigns } from './generate-content.ts'

/** Writes one sentence of the middle campaign anew. `edit` counts from 1, each time one more. */
export async function editCampaign(contentRoot: string, count: number, edit: number): Promise<void> {
  const campaign = listCampaigns(count)[Math.floor(count / 2)]
  if (!campaign) throw new RangeError('a benchmark needs at least one campaign')
  const file = path.join(contentRoot, 'campaigns', campaign.month, `${campaign.id}.mdx`)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(editableSentence(campaign, edit - 1), editableSentence(campaign, edit)))
}
