/*
 * Facts that the sentences of a file can state because of what surrounds it: the provider, the month, and in a month's
 * file its campaigns.
 */

import type { Fact } from '#schemas/facts.ts'

import { getDayNumber, parseMonthFolder } from '../common/days.ts'
import { countCampaigns, type Counted } from './counts.ts'
import { percent, type Facts } from './fact.ts'

/** Returns the facts in a provider's fields. Without a provider nothing is published, whatever its rate. */
export function deriveProviderFacts(provider: { baseRate: number } | undefined): Facts {
  return new Map([['常時', percent(provider?.baseRate ?? 0)]])
}

/** Returns the fact of a month; month 13 is January of the next year. */
function monthFact(year: number, month: number): Fact {
  return month > 12 ? { kind: 'month', year: year + 1, month: month - 12 } : { kind: 'month', year, month }
}

/** Returns the facts derived from a month's folder, such as `202309-1`. */
export function deriveMonthFacts(folder: string): Facts {
  const { year, month } = parseMonthFolder(folder)
  return new Map<string, Fact>([
    ['月', monthFact(year, month)],
    ['翌月', monthFact(year, month + 1)],
    ['8の日', { kind: 'date', day: getDayNumber(year, month, 8) }],
  ])
}

/** Returns the facts that every file in a month's folder can state, those of the provider and of the month. */
export function deriveLocalFacts(provider: { baseRate: number } | undefined, folder: string): Facts {
  return new Map([...deriveProviderFacts(provider), ...deriveMonthFacts(folder)])
}

/** Returns the facts of a campaign for its month, 8th-dayの上限, without those that the month itself has. */
export function nameFactsAfter(id: string, facts: Facts, localFacts: Facts): Facts {
  const others = [...facts].filter(([name]) => !localFacts.has(name))
  return new Map(others.map(([name, fact]) => [`${id}の${name}`, fact]))
}

/** What a month's sentences can state of a campaign; `facts` is absent if its fields are invalid. */
export type CampaignOfMonth = Counted & { id: string; facts?: [name: string, Fact][] }

/** Returns what a month's sentences can state of a campaign. */
export function describeForMonth(entry: {
  id: string
  facts?: [name: string, Fact][]
  definition?: Counted
}): CampaignOfMonth {
  const { id, facts, definition } = entry
  return { id, ...(facts && { facts }), isAffiliate: definition?.isAffiliate }
}

/**
 * Returns the facts that a month's sentences can state besides those of its own fields: `localFacts`, the counts of its
 * campaigns, and the facts of its campaigns.
 */
export function addCampaignFacts(localFacts: Facts, campaigns: readonly CampaignOfMonth[]): Facts {
  const ofCampaigns = campaigns.flatMap(({ id, facts = [] }) => [...nameFactsAfter(id, new Map(facts), localFacts)])
  return new Map([...localFacts, ...countCampaigns(campaigns), ...ofCampaigns])
}
