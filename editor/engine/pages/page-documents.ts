import { sortNewestFirst } from '#content-layer/common/days.ts'
import type { CampaignEntry, MonthEntry } from '#content-layer/entries/entries.ts'
import type { CampaignDocument, ContentIndex, MonthDocument } from '#content-layer/documents/document-types.ts'
import { campaignFile, monthFile, screenFile } from '#content-layer/documents/document-files.ts'
import {
  makeCampaign,
  makeIndex,
  makeMonth,
  makeProvider,
  makeScreen,
  type Pictures,
} from '#content-layer/documents/make-documents.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { createContentReader, type ContentReader } from '#site/documents/content-reader.ts'

/** Returns a copy of a document as its readers parse it from JSON: without undefined values. */
function copyAsJson<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document)) as Document
}

/** The document of a month, with the entries of the campaigns that it lists. */
type CachedMonth = { listed: readonly unknown[]; document: MonthDocument }

/** What the documents of a content are made from. */
type Source = { content: Content; campaigns: ReadonlyMap<string, CampaignEntry>; images: Pictures }

function createCampaignKey(month: string, id: string): string {
  return `${month}/${id}`
}

/** Creates the documents of a content on request. The documents of unchanged campaigns and months are the same objects. */
export class PageDocuments {
  #campaigns = new WeakMap<CampaignEntry, CampaignDocument>()
  #months = new WeakMap<MonthEntry, CachedMonth>()
  /** The images that the cached documents contain, as JSON. */
  #imagesKey = ''

  /** Creates the reader through which pages read a content. */
  createReader(content: Content, images: Pictures): ContentReader {
    const key = JSON.stringify([...images])
    if (key !== this.#imagesKey) {
      this.#imagesKey = key
      this.#campaigns = new WeakMap()
      this.#months = new WeakMap()
    }
    const campaigns = new Map(content.campaigns.map((entry) => [createCampaignKey(entry.month, entry.id), entry]))
    const makers = this.#makersOf({ content, campaigns, images })
    const documents = new Map<string, unknown>()
    return createContentReader((file) => {
      const make = makers.get(file)
      if (!make) return Promise.reject(new RangeError(`there is no document ${file}`))
      if (!documents.has(file)) documents.set(file, make())
      return Promise.resolve(documents.get(file))
    })
  }

  /** Returns the functions that make the documents, by their files. */
  #makersOf(source: Source): ReadonlyMap<string, () => unknown> {
    const { content, campaigns, images } = source
    const months = sortNewestFirst(content.months.filter(({ definition }) => definition))
    const makers = new Map<string, () => unknown>([['index.json', () => this.#makeIndex(months, source)]])
    for (const entry of months) makers.set(monthFile(entry.month), () => this.#createMonthDocument(entry, source))
    for (const entry of campaigns.values())
      makers.set(campaignFile(entry.month, entry.id), () => this.#createCampaignDocument(entry, images))
    for (const [name, data] of content.screens)
      makers.set(screenFile(name), () => copyAsJson(makeScreen(name, data, images)))
    return makers
  }

  #makeIndex(months: readonly MonthEntry[], source: Source): ContentIndex {
    const { provider } = source.content.shared
    if (!provider) throw new RangeError('there is no provider')
    const documents = months.flatMap((entry) => this.#createMonthDocument(entry, source) ?? [])
    return copyAsJson(makeIndex(makeProvider(provider, source.images), documents))
  }

  #createCampaignDocument(entry: CampaignEntry, images: Pictures): CampaignDocument | undefined {
    const { definition } = entry
    if (!definition) return undefined
    const document = this.#campaigns.get(entry) ?? copyAsJson(makeCampaign(entry, definition, images))
    this.#campaigns.set(entry, document)
    return document
  }

  #createMonthDocument(entry: MonthEntry, { campaigns, images }: Source): MonthDocument | undefined {
    const { month, definition } = entry
    if (!definition) return undefined
    const listed = definition.campaigns.map((id) => campaigns.get(createCampaignKey(month, id)))
    const cached = this.#months.get(entry)
    if (cached && listed.every((campaign, index) => campaign === cached.listed[index])) return cached.document
    const campaignDocuments = new Map(
      listed.flatMap((campaign) => {
        const document = campaign && this.#createCampaignDocument(campaign, images)
        return document ? [[createCampaignKey(month, document.id), document] as const] : []
      }),
    )
    const document = copyAsJson(makeMonth({ month, definition }, campaignDocuments, images))
    this.#months.set(entry, { listed, document })
    return document
  }
}
