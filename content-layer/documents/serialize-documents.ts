import { sortNewestFirst } from '../common/days.ts'
import type { CampaignEntry, MonthEntry } from '../entries/entries.ts'
import type { CampaignDocument, MonthDocument } from './document-types.ts'
import { calendarFile, campaignFile, factsFile, monthFile, screenFile } from './document-files.ts'
import {
  makeCalendar,
  makeCampaign,
  makeFacts,
  makeIndex,
  makeMonth,
  makeProvider,
  makeScreen,
  type Pictures,
} from './make-documents.ts'
import type { Content } from '../load/read-content.ts'

/** The document of a campaign with its serialized text, and the pictures that it was created with, serialized. */
type CachedDocument = { document: CampaignDocument; text: string; picturesKey: string }

/** The last document of each campaign entry. */
export type DocumentCache = WeakMap<CampaignEntry, CachedDocument>

/** Creates the documents of campaigns, reusing those in `cache` if their files and pictures are unchanged. */
function makeCampaignDocuments(
  campaigns: readonly CampaignEntry[],
  pictures: Pictures,
  cache: DocumentCache,
): CachedDocument[] {
  const picturesKey = JSON.stringify([...pictures])
  return campaigns.flatMap((campaign) => {
    if (!campaign.definition) return []
    const cached = cache.get(campaign)
    if (cached?.picturesKey === picturesKey) return [cached]
    const document = makeCampaign(campaign, campaign.definition, pictures)
    const created = { document, text: JSON.stringify(document), picturesKey }
    cache.set(campaign, created)
    return [created]
  })
}

/** Creates the documents of months, the newest first. */
function makeMonthDocuments(
  months: readonly MonthEntry[],
  campaigns: readonly CachedDocument[],
  pictures: Pictures,
): MonthDocument[] {
  const byName = new Map(campaigns.map(({ document }) => [`${document.month}/${document.id}`, document]))
  return sortNewestFirst(months).flatMap(({ month, definition }) =>
    definition ? [makeMonth({ month, definition }, byName, pictures)] : [],
  )
}

/**
 * Returns the published texts by file name, and as `screenTexts` those that the screens are built from: their own and the
 * provider. Fills `cache`, so that the next call creates only changed documents.
 * @throws Error for content without its provider, which is never published
 */
export function serializeDocuments(
  { shared, months, campaigns, screens, screenStatements }: Content,
  pictures: Pictures,
  cache: DocumentCache = new WeakMap(),
): { texts: Map<string, string>; screenTexts: readonly string[] } {
  if (!shared.provider) throw new Error('content without its provider is not published')
  const provider = makeProvider(shared.provider, pictures)
  const campaignDocuments = makeCampaignDocuments(campaigns, pictures, cache)
  const monthDocuments = makeMonthDocuments(months, campaignDocuments, pictures)
  const namedScreens = [...screens].map(([name, content]): [string, string] => [
    screenFile(name),
    JSON.stringify(makeScreen(name, content, pictures)),
  ])
  const texts = new Map([
    ...campaignDocuments.map(({ document, text }): [string, string] => [
      campaignFile(document.month, document.id),
      text,
    ]),
    ...monthDocuments.map((document): [string, string] => [monthFile(document.month), JSON.stringify(document)]),
    ...namedScreens,
    ['index.json', JSON.stringify(makeIndex(provider, monthDocuments))],
    [calendarFile, JSON.stringify(makeCalendar(monthDocuments))],
    [factsFile, JSON.stringify(makeFacts([...campaigns, ...months, { statements: screenStatements }]))],
  ])
  return { texts, screenTexts: [JSON.stringify(provider), ...namedScreens.flat()] }
}
