import type { ScreenName } from '#schemas/screens.ts'

import type {
  CampaignDocument,
  ContentIndex,
  MonthDocument,
  Provider,
  ScreenDocument,
} from '#content-layer/documents/document-types.ts'
import { campaignFile, monthFile, screenFile } from '#content-layer/documents/document-files.ts'

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
