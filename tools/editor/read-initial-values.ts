import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { readSharedContent } from '#content-layer/load/read-shared-content.ts'
import type { InitialValues } from '#editor/form/initial-values.ts'

import { ContentCache } from '../content/content-cache.ts'
import { openFolderOnDisk } from '../content/read-content-cached.ts'
import { runWithTimeout } from '../shared/run-with-timeout.ts'

/** Reads the initial values of new entries from the newest month; undefined without one or a provider. */
export async function readInitialValues(root: string): Promise<InitialValues | undefined> {
  const folder = openFolderOnDisk(root)
  const { files } = listContentFiles(folder)
  const { provider } = readSharedContent({ folder, cache: ContentCache.empty(), guard: runWithTimeout }, files)
  const newest = files
    .flatMap((file) => (file.role === 'month' ? [file] : []))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
    .at(-1)
  if (!newest || !provider) return undefined
  const { baseRate, cardName } = provider
  const monthText = await readFile(path.join(root, newest.path), 'utf8')
  return { month: newest.month, monthText, provider: { baseRate, cardName } }
}
