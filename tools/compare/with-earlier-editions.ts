import { campaignFile, type CampaignDocument, type MonthDocument } from '#content-layer/documents/documents.ts'
import { previousCampaign, previousMonth } from '#content-layer/compare/earlier-edition.ts'
import { campaignSubjectId, monthSubjectId } from './content-subjects.ts'
import type { Subject } from './subject.ts'

type Documents = ReadonlyMap<string, string>

function readDocuments<Document>(documents: Documents, folder: string): Document[] {
  const files = [...documents].filter(([file]) => file.startsWith(`${folder}/`))
  // The content layer wrote them.
  return files.map(([, text]) => JSON.parse(text) as Document)
}

/**
 * Puts beside each campaign and month that is new as a whole what it was most likely written from. `rate` is the one that
 * is always given, in percent.
 */
export function withPreviousVersions(
  subjects: readonly Subject[],
  before: Documents,
  after: Documents,
  rate: number,
): readonly Subject[] {
  const added = new Set(subjects.filter(({ state }) => state === 'added').map(({ id }) => id))
  if (added.size === 0) return subjects
  const candidates = readDocuments<CampaignDocument>(after, 'campaigns')
  // As they are now: what changes with them is told of them.
  const published = candidates.filter(({ month, id }) => before.has(campaignFile(month, id)))
  const months = readDocuments<MonthDocument>(after, 'months')
  const lookups = [
    ...candidates.map((one) => ({
      id: campaignSubjectId(one),
      find: () => previousCampaign(one, { candidates, published, rate }),
    })),
    ...months.map((one) => ({ id: monthSubjectId(one), find: () => previousMonth(one, months) })),
  ]
  const previousOf = new Map(lookups.filter(({ id }) => added.has(id)).map(({ id, find }) => [id, find()] as const))
  return subjects.map((subject) => {
    const previous = previousOf.get(subject.id)
    return previous ? { ...subject, previous } : subject
  })
}
