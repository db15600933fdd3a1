import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { outFolder } from '#site/commands/root.ts'
import { campaignFile, documentsPath, monthFile, type CampaignDocument, type ContentIndex, type MonthDocument } from '#site/content-layer/documents.ts'

const month = '202302-1'
const id = 'restaurant'

/** The page that all makers make: eleven blocks, ten pictures, twelve notes. */
export const comparedPage = `/jp/card/${month}/${id}/`

async function read<Document>(file: string): Promise<Document> {
  return JSON.parse(await readFile(path.join(outFolder, documentsPath, file), 'utf8')) as Document
}

/** What the compared page shows, from the published documents: the same data for each maker. */
export async function readPageData() {
  const [{ provider }, { campaigns, paths }, campaign] = await Promise.all([
    read<ContentIndex>('index.json'),
    read<MonthDocument>(monthFile(month)),
    read<CampaignDocument>(campaignFile(month, id)),
  ])
  const others = campaigns
    .filter((entry) => entry.id !== id && entry.pages !== 'in-app-only')
    .map((entry) => ({ ...entry.card, href: entry.paths.web ?? `${paths.web}#${entry.id}` }))
  return { provider, campaign, others, monthHref: paths.web }
}

export type PageData = Awaited<ReturnType<typeof readPageData>>
