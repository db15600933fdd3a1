import type { ScreenName } from '#schemas/screens.ts'

import { campaignFile, monthFile, screenFile } from '#content-layer/documents/document-files.ts'
import type { PartName } from './content-parts.ts'
import { createContentReader, type ContentReader, type Revisions, type Shares } from './content-reader.ts'

/** Published documents in memory, with their parts as texts, which tell whether a part has changed. */
export type DocumentsInMemory = {
  content: ContentReader
  /** The content of the part, as JSON; undefined if there is no such part. */
  readPart: (part: PartName) => Promise<string | undefined>
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
    readPart: async (part) => {
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
