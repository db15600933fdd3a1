import type { PublishedImage } from '#schemas/published-image.ts'
import type { CampaignEntry, MonthEntry } from '#content-layer/entries/entries.ts'
import type { CampaignDocument, ContentIndex, MonthDocument } from '#content-layer/documents/document-types.ts'
import { campaignFile, monthFile, screenFile } from '#content-layer/documents/document-files.ts'
import {
  makeCampaign,
  makeIndex,
  makeMonth,
  makeProvider,
  makeScreen,
} from '#content-layer/documents/make-documents.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { createContentReader, type ContentReader } from '#site/documents/content-reader.ts'

type Pictures = ReadonlyMap<string, PublishedImage>

/** Returns a document as its readers parse it from JSON, without undefined values. */
function published<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document)) as Document
}

type CachedMonth = { from: readonly unknown[]; document: MonthDocument }

/**
 * The documents of a content, built from its entries when a page requests them; those of unchanged campaigns and months
 * are the same objects as before. Campaigns that could not be parsed are left out.
 */
export class PageDocuments {
  #campaigns = new WeakMap<CampaignEntry, CampaignDocument>()
  #months = new WeakMap<MonthEntry, CachedMonth>()
  /** The pictures that the cached documents contain, as JSON. */
  #picturesKey = ''

  /** Creates the reader through which pages read a content. */
  createReader(content: Content, pictures: Pictures): ContentReader {
    const key = JSON.stringify([...pictures])
    if (key !== this.#picturesKey) {
      this.#picturesKey = key
      this.#campaigns = new WeakMap()
      this.#months = new WeakMap()
    }
    const cache = new Map<string, unknown>()
    const makers = this.#makersOf(content, pictures)
    return createContentReader((file) => {
      const make = makers.get(file)
      if (!make) return Promise.reject(new RangeError(`there is no document ${file}`))
      if (!cache.has(file)) cache.set(file, make())
      return Promise.resolve(cache.get(file))
    })
  }

  #makersOf(content: Content, pictures: Pictures): ReadonlyMap<string, () => unknown> {
    const { campaigns, months, screens } = content
    const entries = new Map(campaigns.map((entry) => [`${entry.month}/${entry.id}`, entry]))
    const ready = months.filter(({ definition }) => definition).sort((a, b) => (a.month < b.month ? 1 : -1))
    return new Map<string, () => unknown>([
      ['index.json', () => this.#makeIndex(content, ready, entries, pictures)],
      ...ready.map((entry) => [monthFile(entry.month), () => this.#monthDocument(entry, entries, pictures)] as const),
      ...campaigns.map(
        (entry) => [campaignFile(entry.month, entry.id), () => this.#campaignDocument(entry, pictures)] as const,
      ),
      ...[...screens].map(
        ([name, data]) => [screenFile(name), () => published(makeScreen(name, data, pictures))] as const,
      ),
    ])
  }

  #makeIndex(
    { shared }: Content,
    months: readonly MonthEntry[],
    entries: ReadonlyMap<string, CampaignEntry>,
    pictures: Pictures,
  ): ContentIndex {
    if (!shared.provider) throw new RangeError('there is no provider')
    const documents = months.flatMap((entry) => this.#monthDocument(entry, entries, pictures) ?? [])
    return published(makeIndex(makeProvider(shared.provider, pictures), documents))
  }

  #campaignDocument(entry: CampaignEntry, pictures: Pictures): CampaignDocument | undefined {
    const { definition } = entry
    if (!definition) return undefined
    const cached = this.#campaigns.get(entry) ?? published(makeCampaign(entry, definition, pictures))
    this.#campaigns.set(entry, cached)
    return cached
  }

  #monthDocument(
    entry: MonthEntry,
    entries: ReadonlyMap<string, CampaignEntry>,
    pictures: Pictures,
  ): MonthDocument | undefined {
    const { month, definition } = entry
    if (!definition) return undefined
    const listed = definition.campaigns.map((id) => entries.get(`${month}/${id}`))
    const cached = this.#months.get(entry)
    if (cached && listed.every((campaign, index) => campaign === cached.from[index])) return cached.document
    const documents = new Map(
      listed.flatMap((campaign) => {
        const document = campaign && this.#campaignDocument(campaign, pictures)
        return document ? [[`${month}/${document.id}`, document] as const] : []
      }),
    )
    const document = published(makeMonth({ month, definition }, documents, pictures))
    this.#months.set(entry, { from: listed, document })
    return document
  }
}
