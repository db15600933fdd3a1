import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import {
  compareWithPreviousCampaign,
  compareWithPreviousMonth,
  type PreviousVersion,
} from '#content-layer/diff/previous-version.ts'
import { mainTerms, type Change } from '#content-layer/diff/change.ts'
import { markChanges } from '#content-layer/diff/mark-changes.ts'
import type { FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { CampaignEntry } from '#content-layer/entries/entries.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'

import type { Difference, PreviousComparison } from './engine-client.ts'

/** Converts a change to a difference for people, with the differing parts marked. */
function toDifference({ field, label, before, after }: Change): Difference {
  const sides = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return { label, ...markChanges(sides), text: after ?? '', isMain: mainTerms.includes(field) }
}

/** Maximum number of months to search for the campaign that a new one was copied from. */
const recentMonths = 3

/** Lists the campaigns that another may have been copied from: its earlier editions, or those of recent months. */
function listCandidates({ month, id }: CampaignEntry, { campaigns }: Content): CampaignEntry[] {
  const others = campaigns.filter((entry) => entry.definition && (entry.month !== month || entry.id !== id))
  const previousEditions = others.filter((entry) => entry.id === id && entry.month < month)
  if (previousEditions.length > 0) return previousEditions
  const months = [...new Set(others.map((entry) => entry.month))].filter((other) => other <= month).sort()
  const recent = new Set(months.slice(-recentMonths))
  return others.filter((entry) => recent.has(entry.month))
}

/** Undefined if there is no version before. */
type FoundVersion = Promise<PreviousVersion | undefined>

type ContentSource = { content: Content; reader: ContentReader }

/** Finds the version that a campaign was most likely copied from. */
async function findPreviousCampaign(month: string, id: string, { content, reader }: ContentSource): FoundVersion {
  const rate = content.shared.provider?.baseRate
  const campaign = content.campaigns.find((entry) => entry.month === month && entry.id === id && entry.definition)
  if (!campaign || rate === undefined) return undefined
  const read = (entry: CampaignEntry) => reader.campaign(entry.month, entry.id)
  const candidates = await Promise.all(listCandidates(campaign, content).map(read))
  return compareWithPreviousCampaign(await read(campaign), { candidates, published: candidates, rate })
}

/** Finds the month before a month. Only these two are read, because each is built from all of its campaigns. */
async function findPreviousMonth(month: string, { content, reader }: ContentSource): FoundVersion {
  const months = content.months.filter(({ definition }) => definition).map((entry) => entry.month)
  const previousMonths = months.filter((other) => other < month).sort()
  const before = previousMonths.at(-1)
  if (!months.includes(month) || before === undefined) return undefined
  return compareWithPreviousMonth(await reader.month(month), [await reader.month(before)])
}

/** Compares a campaign or a month with the one that it was most likely copied from; undefined if there is none. */
export async function comparePrevious(
  file: string,
  source: ContentSource,
  findLeftovers: FindLeftovers,
): Promise<PreviousComparison | undefined> {
  const entry = parseEntryFile(file)
  if (!entry) return undefined
  const { month, id } = entry
  const previous = await (id === undefined ? findPreviousMonth(month, source) : findPreviousCampaign(month, id, source))
  if (!previous) return undefined
  const { title, isSame, changes, followed } = previous
  const leftovers = findLeftovers(file, previous.file)
  return { title, isSame, changes: changes.map(toDifference), followed: followed.length, leftovers }
}
