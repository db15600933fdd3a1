import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import {
  addCampaignFacts,
  deriveLocalFacts,
  deriveProviderFacts,
  describeForMonth,
} from '#content-layer/placeholders/given-facts.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'
import type { Content } from '#content-layer/load/read-content.ts'

/**
 * Returns the facts that sentences of a file can state besides those of its own fields: those of the provider and of its
 * month. A month.yaml can also state the numbers of its campaigns, and their facts, under names that start with the
 * campaign's id. Of several facts with the same name, the last added one counts: a campaign's fact takes precedence over a number of
 * campaigns, and a fact of the month over one of the provider.
 */
export function collectAvailableFacts(file: string, { shared, campaigns }: Content): Facts {
  const month = parseEntryFile(file)?.month
  if (month === undefined) return deriveProviderFacts(shared.provider)
  const localFacts = deriveLocalFacts(shared.provider, month)
  if (!file.endsWith('/month.yaml')) return localFacts
  const campaignsOfMonth = campaigns.filter((entry) => entry.month === month)
  return addCampaignFacts(localFacts, campaignsOfMonth.map(describeForMonth))
}
