import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { ApprovalSettings } from '#schemas/files/requirements.ts'

import { serializeDocuments } from '#content-layer/documents/serialize-documents.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { ContentSource } from '../content/content-source.ts'
import { readContentCached } from '../content/read-content-cached.ts'
import { reportContent } from '../content/report-content.ts'
import { computeSha256 } from '../shared/files/hash.ts'

/** The site with the pages to approve, and the settings in `requirements.yaml`; without them nothing has to be approved. */
export type ApprovalSite = {
  content: ContentReader
  settings: ApprovalSettings | undefined
  /** Returns the SHA-256 of the picture at a path of this site; other URLs are returned as they are. */
  hashOfPicture: (pagePath: string) => string
}

/** Returns the site to approve of valid content. Its pictures are the original files, which are the same on every machine. */
export function createApprovalSite(folder: string, content: Content): ApprovalSite {
  const pictures = [...content.pictures.values()].flatMap((picture) => picture ?? [])
  const published = pictures.map(({ file, width, height }) => [file, { src: `/${file}`, width, height }] as const)
  const { texts } = serializeDocuments(content, new Map(published))
  const files = new Set(pictures.map(({ file }) => `/${file}`))
  return {
    content: readDocumentsInMemory(texts).content,
    hashOfPicture: (pagePath) =>
      files.has(pagePath) ? computeSha256(readFileSync(path.join(folder, pagePath))) : pagePath,
    settings: content.shared.approvals,
  }
}

/**
 * Reads and checks the content as of `now`, in milliseconds since 1970 UTC. If it has diagnostics, prints them and
 * returns undefined. Scheduled content is read as well: it is approved before it is published.
 */
export async function readApprovalSite(source: ContentSource, now: number): Promise<ApprovalSite | undefined> {
  const content = await readContentCached(source, now)
  if (content.diagnostics.length === 0) return createApprovalSite(source.folder, content)
  reportContent(content)
  return undefined
}
