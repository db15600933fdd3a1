import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { pictureStoreFolder } from './read-content-cached.ts'
import { documentsPath, isDocumentName } from '#content-layer/documents/document-files.ts'
import type { Pictures } from '#content-layer/documents/make-documents.ts'
import { serializeDocuments, type DocumentCache } from '#content-layer/documents/serialize-documents.ts'
import { listFiles } from '../output-folder/folder-digest.ts'
import { computeHash } from '../shared/files/hash.ts'
import { createPictureTarget, publishPictures } from '../images/publish-pictures.ts'
import type { Content } from '#content-layer/load/read-content.ts'

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file unless it has this content already, so that watchers are not triggered unnecessarily. */
export function writeIfChanged(file: string, text: string): void {
  if (readIfPresent(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Replaces the documents of a folder by these texts. Those that are as `before`, when they were written last, are not
 * compared with the files.
 */
async function writeTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of texts) if (before.get(name) !== text) writeIfChanged(path.join(folder, name), text)
  const names = existsSync(folder) ? listFiles(folder) : []
  for (const name of names) if (!texts.has(name) && isDocumentName(name)) await rm(path.join(folder, name))
}

/** Where content is published. `versionFile` is a module that tells screens in development of a new version. */
type PublishTarget = { publicFolder: string; versionFile: string; pictureStore?: string }

/** Publishes content. Returns the documents and the published pictures by file. */
export type Publish = (
  root: string,
  content: Content,
) => Promise<{ documents: ReadonlyMap<string, string>; pictures: Pictures }>

/**
 * Returns a function that writes the documents and pictures of valid content below a public folder. It remembers what
 * it wrote, so publishing again writes only what has changed.
 * @throws Error from the returned function if the content has diagnostics: invalid content is never published
 */
export function createPublisher({
  publicFolder,
  versionFile,
  pictureStore = pictureStoreFolder,
}: PublishTarget): Publish {
  const target = createPictureTarget(pictureStore, path.join(publicFolder, 'media'))
  const cache: DocumentCache = new WeakMap()
  let written: ReadonlyMap<string, string> = new Map()
  return async (root, content) => {
    if (content.diagnostics.length > 0)
      throw new Error(`content with ${content.diagnostics.length} diagnostic(s) is not published`)
    const { pictures } = await publishPictures(root, content, target)
    const { texts, screenTexts } = serializeDocuments(content, pictures, cache)
    await writeTexts(path.join(publicFolder, documentsPath), texts, written)
    written = texts
    const source = `/** Changes with the content, so that development renders the screens again. */\nexport const contentVersion = '${computeHash(...screenTexts)}'\n`
    writeIfChanged(versionFile, source)
    return { documents: texts, pictures }
  }
}
