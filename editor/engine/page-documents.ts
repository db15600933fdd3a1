import type { CampaignEntry } from '#content-layer/units/units.ts'
import { campaignFile, monthFile, screenFile } from '#content-layer/documents/documents.ts'
import type { CampaignDocument, ContentIndex, MonthDocument } from '#content-layer/documents/documents.ts'
import {
  makeCampaign,
  makeIndex,
  makeMonth,
  makeProvider,
  makeScreen,
} from '#content-layer/documents/make-documents.ts'
import type { MonthEntry } from '#content-layer/units/units.ts'
import type { PictureWithSource } from '#content-layer/pictures/picture.ts'
import type { Content } from '#content-layer/read-content.ts'
import { createContentReader, type ContentReader } from '#site/documents/content-reader.ts'

type Pictures = ReadonlyMap<string, PictureWithSource>

/** A document as its readers find it: what a file of JSON does not hold is not there. */
function published<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document)) as Document
}

type MadeMonth = { from: readonly unknown[]; document: MonthDocument }

/**
 * The documents of a content, made from what was read of it when a page asks for them; those of campaigns and months
 * that are as they were are the same objects as before. Campaigns that could not be read are left out.
 */
export class PageDocuments {
  #campaigns = new WeakMap<CampaignEntry, CampaignDocument>()
  #months = new WeakMap<MonthEntry, MadeMonth>()
  #pictures = ''

  /** The content as pages read it. */
  of(content: Content, pictures: Pictures): ContentReader {
    const version = JSON.stringify([...pictures])
    if (version !== this.#pictures) {
      this.#pictures = version
      this.#campaigns = new WeakMap()
      this.#months = new WeakMap()
    }
    const made = new Map<string, unknown>()
    const makers = this.#makersOf(content, pictures)
    return createContentReader((file) => {
      const make = makers.get(file)
      if (!make) return Promise.reject(new RangeError(`there is no document ${file}`))
      if (!made.has(file)) made.set(file, make())
      return Promise.resolve(made.get(file))
    })
  }

  #makersOf(content: Content, pictures: Pictures): ReadonlyMap<string, () => unknown> {
    const { campaigns, months, screens } = content
    const units = new Map(campaigns.map((unit) => [`${unit.month}/${unit.id}`, unit]))
    const ready = months.filter(({ definition }) => definition).sort((a, b) => (a.month < b.month ? 1 : -1))
    return new Map<string, () => unknown>([
      ['index.json', () => this.#makeIndex(content, ready, units, pictures)],
      ...ready.map((unit) => [monthFile(unit.month), () => this.#month(unit, units, pictures)] as const),
      ...campaigns.map((unit) => [campaignFile(unit.month, unit.id), () => this.#campaign(unit, pictures)] as const),
      ...[...screens].map(
        ([name, data]) => [screenFile(name), () => published(makeScreen(name, data, pictures))] as const,
      ),
    ])
  }

  #makeIndex(
    { shared }: Content,
    months: readonly MonthEntry[],
    units: ReadonlyMap<string, CampaignEntry>,
    pictures: Pictures,
  ): ContentIndex {
    if (!shared.provider) throw new RangeError('there is no provider')
    const documents = months.flatMap((unit) => this.#month(unit, units, pictures) ?? [])
    return published(makeIndex(makeProvider(shared.provider, pictures), documents))
  }

  #campaign(unit: CampaignEntry, pictures: Pictures): CampaignDocument | undefined {
    const { definition } = unit
    if (!definition) return undefined
    const known = this.#campaigns.get(unit) ?? published(makeCampaign(unit, definition, pictures))
    this.#campaigns.set(unit, known)
    return known
  }

  #month(unit: MonthEntry, units: ReadonlyMap<string, CampaignEntry>, pictures: Pictures): MonthDocument | undefined {
    const { month, definition } = unit
    if (!definition) return undefined
    const own = definition.campaigns.map((id) => units.get(`${month}/${id}`))
    const known = this.#months.get(unit)
    if (known && own.every((campaign, index) => campaign === known.from[index])) return known.document
    const documents = new Map(
      own.flatMap((campaign) => {
        const document = campaign && this.#campaign(campaign, pictures)
        return document ? [[`${month}/${document.id}`, document] as const] : []
      }),
    )
    const document = published(makeMonth({ month, definition }, documents, pictures))
    this.#months.set(unit, { from: own, document })
    return document
  }
}
