import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import type { FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { CampaignDocument, MonthDocument } from '#content-layer/documents/document-types.ts'
import { campaignFile, monthFile } from '#content-layer/documents/document-files.ts'
import { compareWithPreviousCampaign, compareWithPreviousMonth } from '#content-layer/diff/previous-version.ts'
import { getEntryId } from './compare-entries.ts'
import type { ChangedEntry } from './changed-entry.ts'

type Documents = ReadonlyMap<string, string>

function readDocuments<Document>(documents: Documents, folder: string): Document[] {
  const files = [...documents].filter(([file]) => file.startsWith(`${folder}/`))
  // The content layer wrote them.
  return files.map(([, text]) => JSON.parse(text) as Document)
}

/** Adds to each new campaign and month its most likely source. `rate` is the base rate in percent. */
export function addPreviousVersions(
  entries: readonly ChangedEntry[],
  before: Documents,
  after: Documents,
  rate: number,
  findLeftovers: FindLeftovers,
): readonly ChangedEntry[] {
  const added = new Set(entries.filter(({ state }) => state === 'added').map(({ id }) => id))
  if (added.size === 0) return entries
  const candidates = readDocuments<CampaignDocument>(after, 'campaigns')
  // Sources in their current state, because their changes are listed with them.
  const published = candidates.filter(({ month, id }) => before.has(campaignFile(month, id)))
  const months = readDocuments<MonthDocument>(after, 'months')
  const lookups = [
    ...candidates.map((campaign) => ({
      id: getEntryId(campaignFile(campaign.month, campaign.id)),
      file: campaignFilePath(campaign.month, campaign.id),
      find: () => compareWithPreviousCampaign(campaign, { candidates, published, rate }),
    })),
    ...months.map((month) => ({
      id: getEntryId(monthFile(month.month)),
      file: monthFilePath(month.month),
      find: () => compareWithPreviousMonth(month, months),
    })),
  ]
  const lookupById = new Map(lookups.filter(({ id }) => added.has(id)).map((lookup) => [lookup.id, lookup]))
  return entries.map((entry) => {
    const lookup = lookupById.get(entry.id)
    const previous = lookup?.find()
    return lookup && previous
      ? { ...entry, previous: { ...previous, leftovers: findLeftovers(lookup.file, previous.file) } }
      : entry
  })
}
