import { countsOfMonth } from '#content-layer/placeholders/counts.ts'
import { factsNamedAfter, factsOfMonth, factsOfProvider } from '#content-layer/placeholders/derive-facts.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'
import type { Content } from '#content-layer/load/read-content.ts'

const ofMonth = /^campaigns\/([^/]+)\//

/**
 * Returns the facts that sentences of a file can state besides those of its own fields: of the provider and of its month.
 * A month's own file can also state the counts of its campaigns and their facts, which have the campaign's id in their
 * names.
 */
export function factsAvailableTo(file: string, { shared, campaigns }: Content): Facts {
  const month = ofMonth.exec(file)?.[1]
  const localFacts = new Map([...factsOfProvider(shared.provider), ...(month === undefined ? [] : factsOfMonth(month))])
  if (month === undefined || !file.endsWith('/month.yaml')) return localFacts
  const entries = campaigns.filter((entry) => entry.month === month)
  const counted = entries.map(({ definition }) => ({ isAffiliate: definition?.isAffiliate }))
  const named = entries.flatMap(({ id, facts = [] }) => [...factsNamedAfter(id, new Map(facts), localFacts)])
  return new Map([...localFacts, ...countsOfMonth(counted), ...named])
}
