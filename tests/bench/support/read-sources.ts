import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { PageSources } from '#tools/build/prepare.ts'
import type { ContentIndex } from '#content-layer/documents/document-types.ts'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'

/** Returns a folder of published documents by file, and today's page scripts. */
export async function readSources(folder: string): Promise<PageSources> {
  const names = await glob('**/*.json', { cwd: folder })
  const documents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  )
  const { provider } = JSON.parse(documents.get('index.json') ?? '') as ContentIndex
  return { documents, scripts: await bundlePageScripts(provider) }
}
