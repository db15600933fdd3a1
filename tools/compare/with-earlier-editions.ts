import type { FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import { campaignFile, type CampaignDocument, type MonthDocument } from '#content-layer/documents/documents.ts'
import { previousCampaign, previousMonth } from '#content-layer/compare/earlier-edition.ts'
import { campaignSubjectId, monthSubjectId } from './content-subjects.ts'
import type { Subject } from './subject.ts'

type Documents = ReadonlyMap<string, string>

function readAll<Document>(documents: Documents, folder: string): Document[] {
  const files = [...documents].filter(([file]) => file.startsWith(`${folder}/`))
  // The content layer wrote them.
  return files.map(([, text]) => JSON.parse(text) as Document)
}

/**
 * Puts beside each campaign and month that is new as a whole what it was most likely written from. `rate` is the one that
 * is always given, in percent; without `leftovers` nothing is told of what was taken over.
 */
export function withEarlierEditions(
  subjects: readonly Subject[],
  before: Documents,
  after: Documents,
  rate: number,
  leftovers: FindLeftovers = () => [],
): readonly Subject[] {
  const added = new Set(subjects.filter(({ state }) => state === 'added').map(({ id }) => id))
  if (added.size === 0) return subjects
  const candidates = readAll<CampaignDocument>(after, 'campaigns')
  // As they are now: what changes with them is told of them.
  const published = candidates.filter(({ month, id }) => before.has(campaignFile(month, id)))
  const months = readAll<MonthDocument>(after, 'months')
  const found = [
    ...candidates.map((one) => ({
      id: campaignSubjectId(one),
      file: `campaigns/${one.month}/${one.id}.mdx`,
      find: () => previousCampaign(one, { candidates, published, rate }),
    })),
    ...months.map((one) => ({
      id: monthSubjectId(one),
      file: `campaigns/${one.month}/month.yaml`,
      find: () => previousMonth(one, months),
    })),
  ]
  return subjects.map((subject) => {
    const own = found.find(({ id }) => added.has(id) && id === subject.id)
    const earlier = own?.find()
    return own && earlier
      ? { ...subject, earlier: { ...earlier, leftovers: leftovers(own.file, earlier.file) } }
      : subject
  })
}
