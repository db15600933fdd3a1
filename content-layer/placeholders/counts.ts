import type { Fact } from '#schemas/facts.ts'

import type { Facts } from './fact.ts'

/** A campaign as a month counts it. */
export type Counted = { isAffiliate?: boolean | undefined }

/** What a month's sentences can count: its campaigns, and those of shops that are reached through the app. */
const monthCounts: Readonly<Record<string, (campaign: Counted) => boolean>> = {
  キャンペーンの数: () => true,
  提携ショップの数: ({ isAffiliate }) => isAffiliate === true,
}

/** A number of things, 7つ; undefined for none, of which no sentence speaks. */
export function countOf(things: readonly unknown[]): Fact | undefined {
  return things.length > 0 ? { kind: 'count', value: things.length, counter: 'つ' } : undefined
}

/** The counts that follow from the campaigns of a month. */
export function countsOfMonth(campaigns: readonly Counted[]): Facts {
  const counts = Object.entries(monthCounts).map(([name, isCounted]) => [name, countOf(campaigns.filter(isCounted))])
  return new Map(counts.filter((entry): entry is [string, Fact] => entry[1] !== undefined))
}

/** True for a count of a month that this campaign is part of. */
export function isCountedIn(name: string, campaign: Counted): boolean {
  return Object.hasOwn(monthCounts, name) && (monthCounts[name]?.(campaign) ?? false)
}

/** True for a name of a count that follows from the campaigns of a month. */
export function isMonthCount(name: string): boolean {
  return Object.hasOwn(monthCounts, name)
}
