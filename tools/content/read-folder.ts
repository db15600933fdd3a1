import { lstatSync, readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'

import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import { readContent, type Content } from '#content-layer/load/read-content.ts'

import { picturesOnDisk } from '../images/read-pictures.ts'
import { FileMemo } from '../shared/file-memo.ts'
import { readPlainFile } from '../shared/read-plain-file.ts'
import { runWithTimeout } from '../shared/run-with-timeout.ts'
import type { ContentCache } from './content-cache.ts'
import { readCampaignsAhead } from './read-campaigns-ahead.ts'

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}

const cache = new FileMemo<Uint8Array>()

/**
 * Opens a folder on disk. Symbolic links are not followed. Files are read synchronously, one by one: for thousands of
 * small files that is several times faster than the thread pool.
 */
export function folderOnDisk(root: string): ContentFolder {
  const at = (file: string) => path.join(root, file)
  return {
    name: path.basename(root),
    list: (folder) =>
      readdirSync(at(folder), { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
    sizeOf: (file) => lstatSync(at(file)).size,
    read: (file, limit) => cache.get(at(file), () => readPlainFile(at(file), limit)),
  }
}

/**
 * Reads and checks the content below a folder on disk, see `readContent`. `now`, in milliseconds since 1970, decides
 * which pages are scheduled; without it, all pages with a publication time are. `published` are the published texts
 * that have changed since.
 */
export async function readContentFolder(
  root: string,
  cache: ContentCache,
  now: number = Number.NEGATIVE_INFINITY,
  published?: Published,
): Promise<Content> {
  const reading = { folder: folderOnDisk(root), cache, guard: runWithTimeout }
  await readCampaignsAhead(reading, cache)
  return readContent({ ...reading, pictures: picturesOnDisk(root, cache), now, ...(published && { published }) })
}
