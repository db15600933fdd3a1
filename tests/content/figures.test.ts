import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { describe, expect, test } from 'vitest'

import { describePeriod, formatNumber } from '#blocks/format.ts'
import { describeCap } from '#blocks/rate-and-cap.ts'
import type { CampaignDocument, MonthDocument } from '#content-layer/documents/document-types.ts'
import { documentsPath } from '#content-layer/documents/document-files.ts'

import { contentSites, readPage, type ContentSite } from '../support/sites/content-sites.ts'
import { articleText, plainText } from '../support/pages/text-of-page.ts'

/** Returns the published documents of a kind. */
async function readDocuments<Document>({ folder }: ContentSite, kind: 'campaigns' | 'months'): Promise<Document[]> {
  const files = await glob(`${documentsPath}/${kind}/**/*.json`, { cwd: folder })
  return files.sort().map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Document)
}

function textAt(site: ContentSite, path: string, id?: string): string {
  return articleText(readPage(site, `${path.slice(1)}index.html`), id)
}

type Claim = Pick<CampaignDocument, 'headline' | 'conditions' | 'maximumGrantPoint'>

/** Returns the figures of a campaign's claim, as its stage and its card state them. */
function claimTexts({ headline, conditions, maximumGrantPoint }: Claim): string[] {
  const plus = headline.plus ? [formatNumber(headline.plus.points)] : []
  return [
    formatNumber(headline.figure) + headline.unit,
    ...plus,
    ...conditions,
    ...(maximumGrantPoint === undefined ? [] : [describeCap(maximumGrantPoint, headline.kind)]),
  ]
}

/** Formats everything that a campaign's page has to state from its fields. */
function campaignTexts(campaign: CampaignDocument): string[] {
  const { start, end } = describePeriod(campaign.period)
  return [
    campaign.title,
    campaign.target,
    start.text,
    end.text,
    ...claimTexts(campaign),
    ...(campaign.reductionRate === undefined ? [] : [`${formatNumber(campaign.reductionRate)}%`]),
    ...campaign.affiliateItems.flatMap(({ itemName, price, grantPoint }) => [
      itemName,
      `${formatNumber(price)}円`,
      formatNumber(grantPoint),
    ]),
    ...campaign.annotationLists.flatMap(({ title, detail }) => [title, detail]),
  ]
}

function missing(text: string, expected: readonly string[]): string[] {
  return expected.filter((one) => !text.includes(plainText(one)))
}

describe.each(contentSites)('$name', async (site) => {
  const campaigns = await readDocuments<CampaignDocument>(site, 'campaigns')
  const months = await readDocuments<MonthDocument>(site, 'months')

  test.each(campaigns.filter(({ paths }) => paths.inApp !== null))(
    '$month/$id states the figures of its fields',
    (campaign) => {
      const paths = [campaign.paths.web, campaign.paths.inApp].filter((path) => path !== null)
      for (const path of paths) expect(missing(textAt(site, path), campaignTexts(campaign)), path).toEqual([])
    },
  )

  test.each(months)(
    'the page of $month states each of its campaigns',
    ({ month, paths, annotationLists, campaigns: entries }) => {
      for (const { id, card, pages } of entries) {
        const pathsOfPages = pages === 'in-app-only' ? [paths.inApp] : [paths.web, paths.inApp]
        for (const path of pathsOfPages)
          expect(missing(textAt(site, path), [card.title, ...claimTexts(card)]), `${path} ${id}`).toEqual([])
        const campaign = campaigns.find((one) => one.month === month && one.id === id)
        if (campaign?.paths.inApp !== null) continue
        const shared = new Set(annotationLists.map(({ detail }) => detail))
        const ownLists = campaign.annotationLists.filter(({ detail }) => !shared.has(detail))
        expect(
          missing(textAt(site, paths.web, id), campaignTexts({ ...campaign, annotationLists: ownLists })),
          id,
        ).toEqual([])
        expect(missing(textAt(site, paths.web), campaignTexts(campaign)), id).toEqual([])
      }
    },
  )
})
