import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { ApprovalSettings, Requirement } from '#schemas/requirements.ts'

import { readContentCached, reportContent } from '../content/check-content.ts'
import type { ContentSource } from '../content/content-source.ts'
import { sha256Of } from '../shared/hash.ts'
import type { MadePicture } from '#content-layer/pictures/picture.ts'
import { createPublisher } from '../content/publish.ts'
import type { Content } from '#content-layer/read-content.ts'
import { compileStyles } from '../styles/compile-styles.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { createStyleSheet } from '../styles/create-style-sheet.ts'
import type { SignedSite } from './hash-pages.ts'

/** The site as signed, with its settings, its documents by file, and the folder in which its pictures are published. */
export type ReadSite = SignedSite & {
  approvals: ApprovalSettings | undefined
  requirements: readonly Requirement[]
  documents: ReadonlyMap<string, string>
  publicFolder: string
}

/**
 * The identity of each published picture: the bytes that were handed in. What is made from them for phones may differ
 * from machine to machine, and with the library that makes it.
 */
export function picturesByAddress(
  folder: string,
  pictures: ReadonlyMap<string, MadePicture>,
): (address: string) => string {
  const files = new Map([...pictures].map(([file, { src }]) => [src, file]))
  return (address) => {
    const file = files.get(address)
    return file === undefined ? address : sha256Of(readFileSync(path.join(folder, file)))
  }
}

/** Where the documents and pictures of signed and archived pages are put, and the style sheet, if it is compiled already. */
type Workplace = { folder: string; pictureStore?: string; css?: string }

/** Publishes valid content apart from the site itself, so that a running build or server is not disturbed. */
export async function publishForRecord(
  source: ContentSource,
  content: Content,
  { folder, pictureStore, css }: Workplace,
): Promise<ReadSite> {
  const publicFolder = path.join(folder, 'public')
  const publish = createPublisher({
    publicFolder,
    versionFile: path.join(folder, 'content-version.ts'),
    ...(pictureStore === undefined ? {} : { pictureStore }),
  })
  const { documents, pictures } = await publish(source.folder, content)
  return {
    content: readDocumentsInMemory(documents).content,
    styleSheet: createStyleSheet(css ?? (await compileStyles())),
    bytesOf: picturesByAddress(source.folder, pictures),
    approvals: content.shared.approvals,
    requirements: content.shared.requirements,
    documents,
    publicFolder,
  }
}

/** An empty folder that is gone when the process ends. */
function temporaryPlace(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'campaign-record-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Reads and checks the content at a time, in milliseconds since 1970 UTC; undefined, with its faults printed, if it has
 * any. What is held back is read as well: it is signed before it is published.
 */
export async function readSite(source: ContentSource, now: number): Promise<ReadSite | undefined> {
  const content = await readContentCached(source, undefined, now)
  if (content.diagnostics.length === 0) return publishForRecord(source, content, { folder: temporaryPlace() })
  reportContent(content)
  return undefined
}
