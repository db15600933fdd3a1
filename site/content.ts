import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { contentVersion } from './.generated/content-version.ts'
import { documentsPath } from './content-layer/documents.ts'
import { createContentReader, recordingReader } from './render/content-reader.ts'

const folder = path.join(process.cwd(), 'site', 'public', documentsPath)

const read = new Map<string, Promise<unknown>>()

/** Reads a document that the content layer has checked and published; cached until the content version changes. */
function readDocument(file: string): Promise<unknown> {
  const key = `${contentVersion}/${file}`
  const known = read.get(key)
  if (known) return known
  const document = readFile(path.join(folder, file), 'utf8').then((text): unknown => JSON.parse(text))
  read.set(key, document)
  return document
}

const partsFile = process.env['CONTENT_PARTS_FILE']

/** The content of the screens. During a build, the parts that are read are listed in a file, one name per line. */
export const publishedContent = recordingReader(createContentReader(readDocument), (part) => {
  if (partsFile !== undefined) appendFileSync(partsFile, `${part}\n`)
})
