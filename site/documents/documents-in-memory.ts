import type { ScreenName } from '#schemas/screens.ts'

import { campaignFile, monthFile, screenFile } from '#content-layer/documents.ts'
import { hashOf } from '#content-layer/hash.ts'
import { createContentReader, type ContentReader, type PartName } from './content-reader.ts'

/** Published documents in memory, and the version of each part of them. */
export type DocumentsInMemory = {
  content: ContentReader
  /** Changes with the content of the part; undefined if there is no such part. */
  versionOf: (part: PartName) => Promise<string | undefined>
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
  const versions = new Map<PartName, Promise<string | undefined>>()
  async function readVersion(part: PartName): Promise<string | undefined> {
    const file = fileOf(part)
    const text = file === undefined ? undefined : texts.get(file)
    if (file !== undefined) return text === undefined ? undefined : hashOf(text)
    return hashOf(JSON.stringify(await content[part as 'provider' | 'months']()))
  }
  return {
    content,
    versionOf: (part) => {
      const version = versions.get(part) ?? readVersion(part)
      versions.set(part, version)
      return version
    },
  }
}
