import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { ApprovalSettings } from '#schemas/files/requirements.ts'

import type { Content } from '#content-layer/load/read-content.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { readContentCached } from '../content/read-content-cached.ts'
import { reportContent } from '../content/report-content.ts'
import type { ContentSource } from '../content/content-source.ts'
import { createPublisher } from '../content/publish.ts'
import { sha256Of } from '../shared/files/hash.ts'
import type { ApprovalSite } from './hash-page.ts'

/** The site to approve, with its settings. */
export type ReadSite = ApprovalSite & { settings: ApprovalSettings | undefined }

/** Folders for documents and pictures, other than the site's, so that no running build or server is disturbed. */
type OutputFolders = { folder: string; pictureStore?: string }

/** Publishes valid content in order to evaluate its pages. */
export async function publishForApproval(
  { folder: contentFolder }: ContentSource,
  content: Content,
  { folder, ...store }: OutputFolders,
): Promise<ReadSite> {
  const [publicFolder, versionFile] = [path.join(folder, 'public'), path.join(folder, 'content-version.ts')]
  const publish = createPublisher({ publicFolder, versionFile, ...store })
  const { documents, pictures } = await publish(contentFolder, content)
  // Hashes the original bytes: the variants for phones may differ from machine to machine.
  const files = new Map([...pictures].map(([file, { src }]) => [src, file]))
  const hashOfPicture = (pagePath: string) => {
    const file = files.get(pagePath)
    return file === undefined ? pagePath : sha256Of(readFileSync(path.join(contentFolder, file)))
  }
  return { content: readDocumentsInMemory(documents).content, hashOfPicture, settings: content.shared.approvals }
}

/**
 * Reads and checks the content as of `now`, in milliseconds since 1970 UTC. If it has diagnostics, prints them and
 * returns undefined. Scheduled content is read as well: it is approved before it is published.
 */
export async function readSite(source: ContentSource, now: number): Promise<ReadSite | undefined> {
  const content = await readContentCached(source, undefined, now)
  if (content.diagnostics.length > 0) {
    reportContent(content)
    return undefined
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'campaign-approvals-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return publishForApproval(source, content, { folder })
}
