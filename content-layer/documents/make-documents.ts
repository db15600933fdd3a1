/*
 * Makes the published documents of campaigns, months and screens from checked content.
 */

import { isRecord } from '#domain/is-record.ts'
import type { Resolved, PublishedImage } from '#schemas/published-image.ts'
import { withoutMarks } from '#domain/text/note-marks.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { ScreenName } from '#schemas/screens.ts'

import { campaignFilePath, monthFilePath } from '../common/entry-files.ts'
import { campaignPath, monthPath } from '../common/routes.ts'
import { sampleText } from '../common/draft-texts.ts'
import type { CampaignEntry, Definition, MonthEntry } from '../entries/entries.ts'
import { imagePath, replaceImages } from '../source/fields/images-in-fields.ts'
import type {
  Calendar,
  CampaignDocument,
  CampaignSummary,
  CampaignPaths,
  ContentIndex,
  FactsDocument,
  MonthDocument,
  Provider,
} from './document-types.ts'
import { campaignFile, monthFile, schemaVersion } from './document-files.ts'

/** The published pictures, by their files below the content folder. */
export type Pictures = ReadonlyMap<string, PublishedImage>

/** Resolves the pictures in the data of a file. The file was checked, so every picture exists. */
function resolveImages<Data>(file: string, data: Data, pictures: Pictures): Resolved<Data> {
  return replaceImages(data, (src) => pictures.get(imagePath(file, src)))
}

export function campaignPaths(
  { month, id }: Pick<CampaignEntry, 'month' | 'id'>,
  { pages }: Pick<Definition, 'pages'>,
): CampaignPaths {
  return {
    web: pages === 'web-and-app' ? campaignPath(month, id, 'web') : null,
    inApp: pages === 'summary-only' ? null : campaignPath(month, id, 'in-app'),
  }
}

export function makeCampaign(entry: CampaignEntry, definition: Definition, pictures: Pictures): CampaignDocument {
  const { month, id } = entry
  // Assumptions (D24) and the publication time concern authors only.
  const { assumed: _, publishAt: __, ...published } = definition
  const resolved = resolveImages(campaignFilePath(month, id), { ...published, body: entry.body }, pictures)
  return { schemaVersion, month, id, paths: campaignPaths(entry, definition), ...resolved }
}

/** Creates the summary of a campaign in its month. Its texts have no marks: the annotations are on the campaign's page. */
function makeSummary(document: CampaignDocument): CampaignSummary {
  const { id, month, paths, title, bgcolor, summaryKv, headline, maximumGrantPoint, period } = document
  const { tag, posterName = tag, description, entry, isEighthDay, pages, conditions, logos } = document
  const card = {
    title: withoutMarks(title),
    bgcolor,
    keyVisual: summaryKv,
    headline: {
      ...headline,
      label: withoutMarks(headline.label),
      ...(headline.plus ? { plus: { ...headline.plus, label: withoutMarks(headline.plus.label) } } : {}),
    },
    conditions: conditions.map(withoutMarks),
    maximumGrantPoint,
    period,
  }
  return {
    id,
    file: campaignFile(month, id),
    paths,
    card,
    tag: withoutMarks(tag),
    posterName: withoutMarks(posterName),
    description,
    entry,
    isEighthDay,
    pages,
    logos,
  }
}

/** Creates a month's document from its own file and its campaigns' documents. */
export function makeMonth(
  { month, definition }: Required<Pick<MonthEntry, 'month' | 'definition'>>,
  campaigns: ReadonlyMap<string, CampaignDocument>,
  pictures: Pictures,
): MonthDocument {
  const { publishAt: _, ...published } = definition
  const resolved = resolveImages(monthFilePath(month), published, pictures)
  const summaries = definition.campaigns.flatMap((id) => campaigns.get(`${month}/${id}`) ?? []).map(makeSummary)
  const paths = { web: monthPath(month, 'web'), inApp: monthPath(month, 'in-app') }
  return { ...resolved, schemaVersion, month, paths, campaigns: summaries }
}

/** Creates the index of all months, in the order given. */
export function makeIndex(provider: Provider, months: readonly MonthDocument[]): ContentIndex {
  const rows = months.map(({ month, title, paths, campaigns }) => ({
    month,
    title,
    file: monthFile(month),
    paths,
    campaigns: campaigns.map((entry) => ({
      id: entry.id,
      title: entry.card.title,
      file: entry.file,
      paths: entry.paths,
    })),
  }))
  return { schemaVersion, provider, months: rows }
}

/** Creates the document with the periods of all campaigns. */
export function makeCalendar(months: readonly MonthDocument[]): Calendar {
  const campaigns = months.flatMap(({ month, campaigns }) =>
    campaigns.map(({ id, card: { title, period } }) => ({ month, id, title, period })),
  )
  return { schemaVersion, campaigns }
}

/** Fields that concern authors only. */
export const unpublished: ReadonlySet<string> = new Set(['facts', 'assumed', 'publishAt'])

/** Returns whether a row of a list has a sample in place of the real value: `{ term: '登録番号', detail: '第00000号' }`. */
function isSampleRow(row: unknown): boolean {
  return isRecord(row) && typeof row['detail'] === 'string' && sampleText.test(row['detail'])
}

/** Removes what no visitor may see: fields for authors, and rows that still have a sample. */
function withoutUnpublished(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((row) => !isSampleRow(row)).map(withoutUnpublished)
  if (!isRecord(data)) return data
  const publishedFields = Object.entries(data).filter(([key]) => !unpublished.has(key))
  return Object.fromEntries(publishedFields.map(([key, value]) => [key, withoutUnpublished(value)]))
}

/** Lists the facts in the sentences of all content, by file. */
export function makeFacts(entries: readonly Pick<CampaignEntry, 'statements'>[]): FactsDocument {
  const statements = entries.flatMap(({ statements = [] }) =>
    statements.map(({ file, line, column, facts }) => ({ file, line, column, facts })),
  )
  return {
    schemaVersion,
    statements: statements.toSorted((a, b) => {
      if (a.file === b.file) return a.line - b.line
      return a.file < b.file ? -1 : 1
    }),
  }
}

/**
 * Creates the document of a screen, with its pictures resolved. Its facts are already part of its sentences, so
 * visitors do not load them again.
 */
export function makeScreen(name: ScreenName, content: object, pictures: Pictures): object {
  return { schemaVersion, ...(withoutUnpublished(resolveImages(`screens/${name}.yaml`, content, pictures)) as object) }
}

export function makeProvider(definition: ProviderDefinition, pictures: Pictures): Provider {
  return resolveImages('provider.yaml', definition, pictures)
}
