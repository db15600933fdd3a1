import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import { documentsPath } from '#content-layer/documents/document-files.ts'

import { projectSite } from '../support/sites/content-sites.ts'

/** The letter on a coin, in both of its views (docs/pictures.md). */
const letterOnCoin = /d="M-[\d.]+ [\d.]+V-[\d.]+H[-\d.]+A/g

/** Returns the number of coins in the large picture of a campaign; 0 if it is no drawing of the project's own. */
function countCoins({ detailKv: { src } }: CampaignDocument): number {
  if (!src.endsWith('.svg')) return 0
  return readFileSync(path.join(projectSite.folder, src), 'utf8').match(letterOnCoin)?.length ?? 0
}

test('a picture with coins has as many as its campaign’s rate has percent', async () => {
  const files = await glob(`${documentsPath}/campaigns/**/*.json`, { cwd: projectSite.folder })
  const campaigns = files
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(projectSite.folder, file), 'utf8')) as CampaignDocument)
  // A bonus is a share of a fee or an amount of points, too many to draw.
  const withRate = campaigns.filter(({ headline }) => headline.kind !== 'bonus' && headline.unit === '%')
  const counts = withRate
    .map((campaign) => ({ campaign, coins: countCoins(campaign) }))
    .filter(({ coins }) => coins > 0)
  expect(counts.length).toBeGreaterThan(0)
  for (const { campaign, coins } of counts)
    expect(coins, `${campaign.month}/${campaign.id}: ${campaign.detailKv.src}`).toBe(
      Math.round(campaign.headline.figure),
    )
})
