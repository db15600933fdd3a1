import type { Fact } from '#schemas/facts.ts'

import type { Facts } from './fact.ts'

/** The properties of a campaign that its month counts. */
export type Counted = { isAffiliate?: boolean | undefined }

/** Counts available in a month's sentences: its campaigns, and those of shops that are reached through the app. */
const monthCounts: Readonly<Record<string, (campaign: Counted) => boolean>> = {
  キャンペーンの数: () => true,
  提携ショップの数: ({ isAffiliate }) => isAffiliate === true,
}

/** Returns the number of things, 7つ; undefined for zero, which sentences do not mention. */
export function createCount(things: readonly unknown[]): Fact | undefined {
  return things.length > 0 ? { kind: 'count', value: things.length, counter: 'つ' } : undefined
}

/** Returns the counts of a month by their names; those that are zero are absent. */
export function countCampaigns(campaigns: readonly Counted[]): Facts {
  const counts = Object.entries(monthCounts).map(([name, isCounted]) => [
    name,
    createCount(campaigns.filter(isCounted)),
  ])
  return new Map(counts.filter((entry): entry is [string, Fact] => entry[1] !== undefined))
}

/** Returns whether a campaign is included in a count of its month. */
export function isCountedIn(name: string, campaign: Counted): boolean {
  return Object.hasOwn(monthCounts, name) && (monthCounts[name]?.(campaign) ?? false)
}

/** Returns whether a name is a count of a month's campaigns. */
export function isMonthCount(name: string): boolean {
  return Object.hasOwn(monthCounts, name)
}
