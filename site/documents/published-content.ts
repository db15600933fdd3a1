import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { contentVersion } from '../.generated/content-version.ts'
import { documentsPath } from '#content-layer/documents/documents.ts'
import { createContentReader, recordingReader } from './content-reader.ts'

const folder = path.join(process.cwd(), 'site', 'public', documentsPath)

const read = new Map<string, unknown>()

/**
 * Reads a document that the content layer has checked and published; cached until the content version changes. The file
 * is read synchronously: layout and page wait for content side by side, and React numbers and cuts the data of a page in
 * the order in which they continue. Only without waiting for the disk is that order the same in every build.
 */
function readDocument(file: string): Promise<unknown> {
  const key = `${contentVersion}/${file}`
  if (!read.has(key)) read.set(key, JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  return Promise.resolve(read.get(key))
}

const partsFile = process.env['CONTENT_PARTS_FILE']

/** The content of the screens. During a build, the parts that are read are listed in a file, one name per line. */
export const publishedContent = recordingReader(createContentReader(readDocument), (part) => {
  if (partsFile !== undefined) appendFileSync(partsFile, `${part}\n`)
})
