import type { ResultCache } from '#content-layer/load/read-context.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { openFolderOnDisk } from '#tools/content/read-content-cached.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { screenFile } from '#content-layer/documents/document-files.ts'
import { makeIndex, makeProvider, makeScreen } from '#content-layer/documents/make-documents.ts'
import { readScreens } from '#content-layer/load/read-screens.ts'
import { readSharedContent } from '#content-layer/load/read-shared-content.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'

import { fixtureContent } from '../sites/fixture-site.ts'

const noCache: ResultCache = { keyOf: () => '', get: (_kind, _name, _key, make) => make() }

/**
 * Provider and screens of the fixture site as they are published. Nothing has to be built for it: its pictures are only
 * named.
 */
export function readFixtureScreens() {
  const reading = { folder: openFolderOnDisk(fixtureContent.folder), cache: noCache, guard: unguarded }
  const { files } = listContentFiles(reading.folder)
  const pictures = new Map(
    files
      .filter(({ role }) => role === 'image')
      .map(({ path }) => [path, { src: `/media/${path}`, width: 750, height: 400 }]),
  )
  const shared = readSharedContent(reading, files)
  const { provider: definition } = shared
  if (!definition) throw new Error('the fixture site has no provider')
  const provider = makeProvider(definition, pictures)
  const screens = [...readScreens(reading, files, shared, new Map()).data].map(([name, data]): [string, string] => [
    screenFile(name),
    JSON.stringify(makeScreen(name, data, pictures)),
  ])
  return readDocumentsInMemory(new Map([['index.json', JSON.stringify(makeIndex(provider, []))], ...screens])).content
}
