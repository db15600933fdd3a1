/*
 * Compares a new campaign or month with the edition that it was most likely copied from.
 */

import { memoizeByObject } from '#domain/memoize.ts'
import { month as monthSchema } from '#schemas/files/month.ts'

import { countMonthsBetween, sortNewestFirst } from '../common/days.ts'
import { campaignFilePath, monthFilePath } from '../common/entry-files.ts'
import type { CampaignDocument, MonthDocument } from '../documents/document-types.ts'
import { listBodyLines } from './body-lines.ts'
import type { Change } from './change.ts'
import { compareFields } from './compare-fields.ts'
import { compareCampaigns, formatCampaignTitle } from './campaign-changes.ts'
import { comparedSeparately } from './compared-separately.ts'
import { withoutFigures } from './figure-pattern.ts'
import { separateFollowed } from './followed-changes.ts'

/**
 * Differences between a new campaign or month and the page that it was most likely copied from. A reviewer would not
 * read all sentences of a new page, but does read those that differ.
 */
export type PreviousVersion = {
  /** Display name: 「8日（202308-1/8th-day）」. */
  title: string
  /** Path of its file below the content folder. */
  file: string
  /** Whether it is the same campaign or month; otherwise it is the most similar one. */
  isSame: boolean
  /** Path of its own page, if it has one on the web or in the app. */
  path: string | undefined
  changes: readonly Change[]
  /**
   * Changes that need no review: values that follow from the changed ones, lines that were only moved, and days that are
   * as many months later as the page.
   */
  followed: readonly Change[]
}

/** Returns the labels of the comparison, of its two sides, and of a side without a counterpart. */
export function getSideNames({ isSame }: { isSame: boolean }) {
  return isSame
    ? { heading: '前回とのちがい', before: '前回', after: '今回', removed: '前回だけ', added: '今回だけ' }
    : { heading: '似たキャンペーンとのちがい', before: 'もと', after: 'これ', removed: 'もとだけ', added: 'これだけ' }
}

/** Minimum share of common lines for a campaign to count as copied from another. */
const minSimilarity = 0.3

/**
 * Returns the texts of a campaign's body, without figures; cached, because each new campaign is compared with all
 * published ones.
 */
const getLines = memoizeByObject(
  ({ body, ...fields }: CampaignDocument) =>
    new Set(listBodyLines(body, fields).map(({ text }) => withoutFigures(text))),
)

/** Finds the campaign with the most lines of its body in common; undefined if none has enough. */
function findSimilar(campaign: CampaignDocument, others: readonly CampaignDocument[]): CampaignDocument | undefined {
  const lines = getLines(campaign)
  const scores = others.map((other) => ({
    other,
    score: [...getLines(other)].filter((line) => lines.has(line)).length,
  }))
  const [best] = scores.toSorted((a, b) => b.score - a.score || (a.other.month < b.other.month ? 1 : -1))
  return best && best.score >= lines.size * minSimilarity ? best.other : undefined
}

/** Finds the latest document of an earlier month. */
function findPrevious<Document extends { month: string }>(
  { month }: Document,
  documents: readonly Document[],
): Document | undefined {
  return sortNewestFirst(documents.filter((other) => other.month < month))[0]
}

/** The documents that a new campaign is compared with, and the base rate in percent. */
type Published = { candidates: readonly CampaignDocument[]; published: readonly CampaignDocument[]; rate: number }

/**
 * Returns the campaign to compare a new one with: the same one of the latest previous month, otherwise the most similar
 * published one.
 */
export function compareWithPreviousCampaign(
  campaign: CampaignDocument,
  { candidates, published, rate }: Published,
): PreviousVersion | undefined {
  const same = findPrevious(
    campaign,
    candidates.filter(({ id }) => id === campaign.id),
  )
  const previous = same ?? findSimilar(campaign, published)
  if (!previous) return undefined
  const changes = compareCampaigns({ before: previous, after: campaign }, { before: rate, after: rate })
  const path = previous.paths.web ?? previous.paths.inApp ?? undefined
  return {
    title: formatCampaignTitle(previous),
    file: campaignFilePath(previous.month, previous.id),
    isSame: same !== undefined,
    path,
    ...separateFollowed(changes, countMonthsBetween(previous.month, campaign.month)),
  }
}

/** Returns the latest previous month. Its campaigns are compared one by one. */
export function compareWithPreviousMonth(
  month: MonthDocument,
  months: readonly MonthDocument[],
): PreviousVersion | undefined {
  const previous = findPrevious(month, months)
  if (!previous) return undefined
  const changes = compareFields(monthSchema, previous, month, comparedSeparately.month)
  return {
    title: `${previous.month}の月のページ`,
    file: monthFilePath(previous.month),
    isSame: true,
    path: previous.paths.web,
    ...separateFollowed(changes, countMonthsBetween(previous.month, month.month)),
  }
}
