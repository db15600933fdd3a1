import type { PublishedImage } from '#schemas/image.ts'
import type { CampaignEntry } from '../entries/entries.ts'
import {
  calendarFile,
  campaignFile,
  factsFile,
  monthFile,
  screenFile,
  type CampaignDocument,
  type MonthDocument,
} from './document-types.ts'
import {
  makeCalendar,
  makeCampaign,
  makeFacts,
  makeIndex,
  makeMonth,
  makeProvider,
  makeScreen,
} from './make-documents.ts'
import type { Content } from '../load/read-content.ts'

type Pictures = ReadonlyMap<string, PublishedImage>

/** Last document of a campaign, with its serialized text and the pictures used for it. */
type RenderedDocument = { pictures: string; document: CampaignDocument; text: string }

/** Previously created documents of campaigns, by the parsed campaign. */
export type DocumentCache = WeakMap<CampaignEntry, RenderedDocument>

/** Creates the documents of campaigns, reusing those in `cache` if their files and pictures are unchanged. */
function makeCampaigns(
  campaigns: readonly CampaignEntry[],
  pictures: Pictures,
  cache: DocumentCache,
): RenderedDocument[] {
  const version = JSON.stringify([...pictures])
  return campaigns.flatMap((unit) => {
    if (!unit.definition) return []
    const last = cache.get(unit)
    if (last?.pictures === version) return [last]
    const document = makeCampaign(unit, unit.definition, pictures)
    const rendered = { pictures: version, document, text: JSON.stringify(document) }
    cache.set(unit, rendered)
    return [rendered]
  })
}

/**
 * Returns the published texts by file name, and as `ofScreens` those that the screens are built from: their own and the
 * provider. Fills `cache`, so that the next call creates only changed documents.
 * @throws Error for content without its provider, which is never published
 */
export function makeTexts(
  { shared, months, campaigns, screens, screenStatements }: Content,
  pictures: Pictures,
  cache: DocumentCache = new WeakMap(),
): { texts: Map<string, string>; ofScreens: readonly string[] } {
  const texts = new Map<string, string>()
  const rendered = makeCampaigns(campaigns, pictures, cache)
  for (const { document, text } of rendered) texts.set(campaignFile(document.month, document.id), text)
  const byName = new Map(rendered.map(({ document }) => [`${document.month}/${document.id}`, document]))
  const newestFirst = [...months].sort((a, b) => (a.month < b.month ? 1 : -1))
  const monthDocuments = newestFirst.flatMap(({ month, definition }): MonthDocument[] =>
    definition ? [makeMonth({ month, definition }, byName, pictures)] : [],
  )
  const ofScreens = [...screens].map(
    ([name, content]) => [screenFile(name), JSON.stringify(makeScreen(name, content, pictures))] as const,
  )
  if (!shared.provider) throw new Error('content without its provider is not published')
  const provider = makeProvider(shared.provider, pictures)
  const others = [
    ...monthDocuments.map((document) => [monthFile(document.month), JSON.stringify(document)] as const),
    ...ofScreens,
    ['index.json', JSON.stringify(makeIndex(provider, monthDocuments))] as const,
    [calendarFile, JSON.stringify(makeCalendar(monthDocuments))] as const,
    [factsFile, JSON.stringify(makeFacts([...campaigns, ...months, { statements: screenStatements }]))] as const,
  ]
  for (const [file, text] of others) texts.set(file, text)
  return { texts, ofScreens: [JSON.stringify(provider), ...ofScreens.flat()] }
}
