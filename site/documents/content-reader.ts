import type { ScreenName } from '#schemas/screens.ts'

import {
  campaignFile,
  monthFile,
  screenFile,
  type CampaignDocument,
  type ContentIndex,
  type MonthDocument,
  type Provider,
  type ScreenDocument,
} from '#content-layer/documents/document-types.ts'

/** Reads the content of pages from the published documents, in parts no larger than a page needs. */
export type ContentReader = {
  provider: () => Promise<Provider>
  /** Every month with the paths of its campaigns, newest first. */
  months: () => Promise<ContentIndex['months']>
  month: (month: string) => Promise<MonthDocument>
  campaign: (month: string, id: string) => Promise<CampaignDocument>
  /** Time of the last change to a campaign's file, in milliseconds since 1970; undefined if unknown. */
  revision: (month: string, id: string) => Promise<number | undefined>
  screen: <Name extends ScreenName>(name: Name) => Promise<ScreenDocument<Name>>
  /** The Open Graph data of the page at a path; undefined if the site has no URL, or the page no card. */
  share: (path: string) => Promise<ShareTags | undefined>
}

/** The Open Graph tags of a page, with full URLs. */
export type ShareTags = { url: string; title: string; description: string; image: string; alt: string }

/** The tags of all pages that have a card, by path. */
export type Shares = ReadonlyMap<string, ShareTags>

/** When the files of campaigns were changed last, in milliseconds since 1970, by the files of their documents. */
export type Revisions = ReadonlyMap<string, number>

/** Reads a published document by its file below `documentsPath`. */
export type ReadDocument = (file: string) => Promise<unknown>

/** Creates a reader of published documents; revisions and Open Graph tags are passed separately. */
export function createContentReader(
  readDocument: ReadDocument,
  revisions: Revisions = new Map(),
  shares: Shares = new Map(),
): ContentReader {
  const readIndex = async () => (await readDocument('index.json')) as ContentIndex
  return {
    provider: async () => (await readIndex()).provider,
    months: async () => (await readIndex()).months,
    month: async (month) => (await readDocument(monthFile(month))) as MonthDocument,
    campaign: async (month, id) => (await readDocument(campaignFile(month, id))) as CampaignDocument,
    revision: (month, id) => Promise.resolve(revisions.get(campaignFile(month, id))),
    screen: async <Name extends ScreenName>(name: Name) =>
      (await readDocument(screenFile(name))) as ScreenDocument<Name>,
    share: (path) => Promise.resolve(shares.get(path)),
  }
}

/**
 * Name of a part of the content: a function of the reader with its arguments. The build renders a page again when one of
 * the parts that it has read changes.
 */
export type PartName =
  | 'provider'
  | 'months'
  | `month ${string}`
  | `campaign ${string} ${string}`
  | `revision ${string} ${string}`
  | `screen ${ScreenName}`
  | `share ${string}`

/** Wraps a reader so that it calls `onRead` for each part that is read. */
export function recordReads(content: ContentReader, onRead: (part: PartName) => void): ContentReader {
  const recorded =
    <Arguments extends string[], Part>(
      read: (...names: Arguments) => Part,
      nameOf: (...names: Arguments) => PartName,
    ) =>
    (...names: Arguments): Part => {
      onRead(nameOf(...names))
      return read(...names)
    }
  return {
    provider: recorded(content.provider, () => 'provider'),
    months: recorded(content.months, () => 'months'),
    month: recorded(content.month, (month) => `month ${month}`),
    campaign: recorded(content.campaign, (month, id) => `campaign ${month} ${id}`),
    revision: recorded(content.revision, (month, id) => `revision ${month} ${id}`),
    screen: (name) => {
      onRead(`screen ${name}`)
      return content.screen(name)
    },
    share: recorded(content.share, (path) => `share ${path}`),
  }
}

/** Published documents in memory, with the text of each part. */
export type DocumentsInMemory = {
  content: ContentReader
  /** The content of the part, as JSON; undefined if there is no such part. */
  textOf: (part: PartName) => Promise<string | undefined>
}

/** Reads documents from their texts by file, each parsed on first use. */
export function readDocumentsInMemory(
  texts: ReadonlyMap<string, string>,
  revisions?: Revisions,
  shares?: Shares,
): DocumentsInMemory {
  const parsed = new Map<string, unknown>()
  const content = createContentReader(
    (file) => {
      const text = texts.get(file)
      if (text === undefined) return Promise.reject(new RangeError(`there is no document ${file}`))
      if (!parsed.has(file)) parsed.set(file, JSON.parse(text))
      return Promise.resolve(parsed.get(file))
    },
    revisions,
    shares,
  )
  return {
    content,
    textOf: async (part) => {
      const [kind, first = '', second = ''] = part.split(' ')
      switch (kind) {
        case 'month':
          return texts.get(monthFile(first))
        case 'campaign':
          return texts.get(campaignFile(first, second))
        case 'revision':
          return JSON.stringify((await content.revision(first, second)) ?? null)
        case 'share':
          return JSON.stringify((await content.share(first)) ?? null)
        case 'screen':
          return texts.get(screenFile(first as ScreenName))
        default:
          return JSON.stringify(await content[part as 'provider' | 'months']())
      }
    },
  }
}
