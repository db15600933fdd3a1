import type { FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { CampaignDocument, MonthDocument } from '#content-layer/documents/document-types.ts'
import { campaignFile, monthFile } from '#content-layer/documents/document-files.ts'
import { compareWithPreviousCampaign, compareWithPreviousMonth } from '#content-layer/diff/previous-version.ts'
import { subjectIdOf } from './content-subjects.ts'
import type { Subject } from './subject.ts'

type Documents = ReadonlyMap<string, string>

function readDocuments<Document>(documents: Documents, folder: string): Document[] {
  const files = [...documents].filter(([file]) => file.startsWith(`${folder}/`))
  // The content layer wrote them.
  return files.map(([, text]) => JSON.parse(text) as Document)
}

/** Adds to each new campaign and month its most likely source. `rate` is the base rate in percent. */
export function withPreviousVersions(
  subjects: readonly Subject[],
  before: Documents,
  after: Documents,
  rate: number,
  leftovers: FindLeftovers = () => [],
): readonly Subject[] {
  const added = new Set(subjects.filter(({ state }) => state === 'added').map(({ id }) => id))
  if (added.size === 0) return subjects
  const candidates = readDocuments<CampaignDocument>(after, 'campaigns')
  // Sources in their current state, because their changes are listed with them.
  const published = candidates.filter(({ month, id }) => before.has(campaignFile(month, id)))
  const months = readDocuments<MonthDocument>(after, 'months')
  const lookups = [
    ...candidates.map((campaign) => ({
      id: subjectIdOf(campaignFile(campaign.month, campaign.id)),
      file: `campaigns/${campaign.month}/${campaign.id}.mdx`,
      find: () => compareWithPreviousCampaign(campaign, { candidates, published, rate }),
    })),
    ...months.map((month) => ({
      id: subjectIdOf(monthFile(month.month)),
      file: `campaigns/${month.month}/month.yaml`,
      find: () => compareWithPreviousMonth(month, months),
    })),
  ]
  const lookupOf = new Map(lookups.filter(({ id }) => added.has(id)).map((lookup) => [lookup.id, lookup]))
  return subjects.map((subject) => {
    const lookup = lookupOf.get(subject.id)
    const previous = lookup?.find()
    return lookup && previous
      ? { ...subject, previous: { ...previous, leftovers: leftovers(lookup.file, previous.file) } }
      : subject
  })
}
