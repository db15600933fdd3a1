import type { ScreenName } from '#schemas/screens.ts'

import { campaignFile, monthFile, screenFile } from '#content-layer/documents/documents.ts'
import { createContentReader, type ContentReader, type PartName } from './content-reader.ts'

/** Published documents in memory, and the text of each part of them. */
export type DocumentsInMemory = {
  content: ContentReader
  /** What the part holds, as JSON; undefined if there is no such part. */
  textOf: (part: PartName) => Promise<string | undefined>
}

/** The file that consists of exactly this part. */
function fileOf(part: PartName): string | undefined {
  const [kind, first = '', second = ''] = part.split(' ')
  switch (kind) {
    case 'month':
      return monthFile(first)
    case 'campaign':
      return campaignFile(first, second)
    case 'screen':
      return screenFile(first as ScreenName)
    default:
      return undefined
  }
}

/** Reads documents from their texts by file, each parsed on first use. */
export function readDocumentsInMemory(texts: ReadonlyMap<string, string>): DocumentsInMemory {
  const parsed = new Map<string, unknown>()
  const content = createContentReader((file) => {
    const text = texts.get(file)
    if (text === undefined) return Promise.reject(new RangeError(`there is no document ${file}`))
    if (!parsed.has(file)) parsed.set(file, JSON.parse(text))
    return Promise.resolve(parsed.get(file))
  })
  return {
    content,
    textOf: async (part) => {
      const file = fileOf(part)
      return file === undefined ? JSON.stringify(await content[part as 'provider' | 'months']()) : texts.get(file)
    },
  }
}
