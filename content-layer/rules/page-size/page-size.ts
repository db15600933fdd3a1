import { groupBy } from '#domain/group-by.ts'

import { campaignFilePath, monthFilePath } from '../../common/entry-files.ts'
import { diagnosticIn, noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign, ReadyMonth } from '../linted-content.ts'

/** Size above which check and build warn: HTML, CSS and scripts in bytes of brotli, without images (D37). */
export const campaignBudget = 13_500

/**
 * Estimated page size, in bytes, from the texts: fitted to the pages of the content on 2026-11-28, within 4 % for
 * campaigns and 10 % for months. The build measures the exact size.
 */
const estimate = {
  campaign: { empty: 10_050, character: 1.09 },
  // The month page contains the full text of campaigns that have no page.
  month: { empty: 9_600, campaign: 480, character: 1.45 },
} as const

/**
 * Mean length of a month's campaigns without a page of their own above which the check warns. The number of campaigns is
 * no reason for a warning: it is given.
 */
const usualCharacters = 1_750

/** Factor by which an estimate has to exceed the budget, to avoid warnings about pages within it. */
const tolerance = 1.03

const partLabels: Readonly<Record<string, string>> = {
  [noField]: '本文',
  annotationLists: '注記',
  affiliateItems: '商品の一覧',
}

function countCharacters(texts: readonly Reference[]): number {
  return texts.reduce((sum, { value }) => sum + value.length, 0)
}

/** Describes the two largest sizes, with their numbers of characters. */
function describeLargest(sizes: readonly (readonly [name: string, characters: number])[]): string {
  const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 2)
  return largest.map(([name, characters]) => `${name} ${characters.toLocaleString('ja-JP')}字`).join('、')
}

/** Warns if a page of this estimated size exceeds its limit; both in bytes. */
function warnIfHeavy(file: string, bytes: number, limit: number, heaviest: string): Diagnostic[] {
  if (bytes <= limit * tolerance) return []
  const inKilobytes = (size: number) => (size / 1000).toFixed(1)
  const details = { sizeInKilobytes: inKilobytes(bytes), limitInKilobytes: inKilobytes(limit), heaviest }
  return [diagnosticIn(file, { kind: 'page-heavy', details })]
}

function checkCampaignSize({ month, id, texts }: ReadyCampaign): Diagnostic[] {
  const { empty, character } = estimate.campaign
  const parts = [...groupBy(texts, ({ field }) => partLabels[field.split(/[.[]/u)[0] ?? ''] ?? 'ほかの項目')]
  const heaviest = describeLargest(parts.map(([name, part]) => [name, countCharacters(part)]))
  const bytes = empty + character * countCharacters(texts)
  return warnIfHeavy(campaignFilePath(month, id), bytes, campaignBudget, heaviest)
}

function checkMonthSize({ month }: ReadyMonth, campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const { empty, campaign, character } = estimate.month
  const inFull = campaigns
    .filter(({ definition }) => definition.pages === 'summary-only')
    .map(({ id, texts }) => [id, countCharacters(texts)] as const)
  const characters = inFull.reduce((sum, [, part]) => sum + part, 0)
  const fixed = empty + campaign * campaigns.length
  const limit = fixed + character * usualCharacters * inFull.length
  const heaviest = [`キャンペーン ${campaigns.length}件`, describeLargest(inFull)].filter(Boolean).join('、')
  return warnIfHeavy(monthFilePath(month), fixed + character * characters, limit, heaviest)
}

/** Warns of pages with too much text: campaigns with their own page, and months. */
export function checkPageSizes(months: readonly ReadyMonth[], campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const byMonth = groupBy(campaigns, ({ month }) => month)
  return [
    ...campaigns.filter(({ definition }) => definition.pages !== 'summary-only').flatMap(checkCampaignSize),
    ...months.flatMap((month) => checkMonthSize(month, byMonth.get(month.month) ?? [])),
  ]
}
