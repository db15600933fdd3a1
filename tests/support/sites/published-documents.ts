import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { documentsPath } from '#content-layer/documents/document-files.ts'

import { fixtureSite } from './fixture-site.ts'

/** Returns the documents of the built site by file. */
export async function readPublishedDocuments(): Promise<Map<string, string>> {
  const folder = path.join(fixtureSite.folder, documentsPath)
  const files = await glob('**/*.json', { cwd: folder })
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(path.join(folder, file), 'utf8')]),
    ),
  )
}
