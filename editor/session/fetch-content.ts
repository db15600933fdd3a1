import type { Published } from '#content-layer/load/read-context.ts'

import type { ContentFiles } from '../engine/engine-client.ts'
import { isRecord } from '#domain/is-record.ts'

/** The served content, and the published texts of the files that differ from it; undefined for an unpublished file. */
export type Fetched = { files: ContentFiles; published: Published }

/** Decodes base64 to bytes. */
export function decodeBase64(base64: string): Uint8Array {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/**
 * Fetches the packed content (`PackedContent`). An entry of `files` that is not a text is omitted; an entry of `published`
 * that is not a text is undefined.
 * @throws Error if it is not served within 20 seconds, or is not JSON
 */
async function fetchOnce(path: string): Promise<Fetched> {
  const response = await fetch(path, { signal: AbortSignal.timeout(20_000) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const packed: unknown = await response.json()
  const listEntries = (name: string) => {
    const part = isRecord(packed) ? packed[name] : undefined
    return Object.entries(isRecord(part) ? part : {})
  }
  return {
    files: new Map(
      listEntries('files').flatMap(([file, bytes]) => (typeof bytes === 'string' ? [[file, decodeBase64(bytes)]] : [])),
    ),
    published: new Map(
      listEntries('published').map(([file, text]) => [file, typeof text === 'string' ? text : undefined]),
    ),
  }
}

/** The time to wait before each further attempt, in milliseconds. */
const pauses = [500, 2000]

/**
 * Fetches the content as it was when the editor was built, served as one file in the editor's folder
 * (tools/editor/pack-content.ts).
 * @throws Error if it is not there after a few attempts
 */
export async function fetchContent(path: string): Promise<Fetched> {
  for (const pause of pauses)
    try {
      return await fetchOnce(path)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  return fetchOnce(path)
}
