import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { contentVersion } from '../.generated/content-version.ts'
import { documentsPath } from '#content-layer/documents/document-files.ts'
import { createContentReader } from './content-reader.ts'

const folder = path.join(process.cwd(), 'site', 'public', documentsPath)

const read = new Map<string, Promise<unknown>>()

/** Reads a document that the content layer has checked and published; cached until the content version changes. */
function readDocument(file: string): Promise<unknown> {
  const key = `${contentVersion}/${file}`
  const cached = read.get(key) ?? readFile(path.join(folder, file), 'utf8').then((text): unknown => JSON.parse(text))
  read.set(key, cached)
  return cached
}

/** The content of the screens in development. A build reads it with `readDocumentsInMemory` instead. */
export const contentOnDisk = createContentReader(readDocument)
