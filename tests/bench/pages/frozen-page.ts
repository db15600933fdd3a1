import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { ContentIndex } from '#site/content-layer/documents.ts'
import { bundlePageScripts } from '#site/page-script/bundle.ts'

const folder = path.join(import.meta.dirname, 'frozen')

/** The page that all makers build: eleven blocks, ten pictures, twelve notes. The site has a page at the same path. */
export const comparedPage = '/jp/card/202302-1/restaurant/'

/** The published documents of the time when `by-hand.html` was written, and the files that their page shows. */
export const frozenDocuments = path.join(folder, 'documents')
export const frozenFiles = path.join(folder, 'files')

/** The frozen page's sources: its documents by file, and today's page scripts. */
export async function readFrozen() {
  const names = await glob('**/*.json', { cwd: frozenDocuments })
  const documents = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(frozenDocuments, name), 'utf8')] as const),
    ),
  )
  const { provider } = JSON.parse(documents.get('index.json') ?? '') as ContentIndex
  return { documents, scripts: await bundlePageScripts({ ...provider, basePath: '' }) }
}
