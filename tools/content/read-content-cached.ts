import { lstatSync, readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'

import { showInvisible } from '#schemas/invisible-characters.ts'
import { readContent, type Content } from '#content-layer/load/read-content.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'

import { picturesOnDisk } from '../images/read-pictures.ts'
import { FileMemo } from '../shared/files/file-memo.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { runWithTimeout } from '../shared/run-with-timeout.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { ContentCache } from './content-cache.ts'
import { siteContent, type ContentSource } from './content-source.ts'
import { readCampaignsAhead } from './read-campaigns-ahead.ts'

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}

const files = new FileMemo<Uint8Array>()

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
    read: (file, limit) => files.get(at(file), () => readPlainFile(at(file), limit)),
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

const root = process.cwd()

/** Store of processed pictures, next to the other caches. */
export const pictureStoreFolder = path.join(path.dirname(siteContent.cacheFile), 'pictures')

/** Warns of a cache that cannot be saved: the check is only slower without it, and still prints its diagnostics. */
function reportUnsaved(error: unknown): void {
  const reason = showInvisible(error instanceof Error ? error.message : String(error))
  console.error(`お知らせ: 確かめた結果を次のために取っておけませんでした（${reason}）。`)
}

type Run = { salt: string; cache: ContentCache; source: ContentSource }

let lastRun: Run | undefined

/** Saves the results for the next run. */
async function save({ salt, cache, source }: Run): Promise<void> {
  await cache.save(source.cacheFile, salt).catch(reportUnsaved)
}

/** Idle time after which a long-running process writes the cache, in milliseconds. */
const idleTime = 2_000

let saving: ReturnType<typeof setTimeout> | undefined

/**
 * Reads the content with the cache of previous runs and saves the new results: immediately or, in watch mode, when
 * idle. The code is assumed not to change while a process runs. `now` and `published` are as for `readContent`.
 */
export async function readContentCached(
  source: ContentSource = siteContent,
  cacheWrites: 'at once' | 'when idle' = 'at once',
  now?: number,
  published?: Published,
): Promise<Content> {
  const salt = lastRun?.salt ?? (await codeFingerprint(root))
  const cache = lastRun?.source === source ? lastRun.cache.next() : ContentCache.open(source.cacheFile, salt)
  const content = await readContentFolder(source.folder, cache, now, published)
  const run = { salt, cache, source }
  lastRun = run
  clearTimeout(saving)
  if (cacheWrites === 'at once') await save(run)
  else saving = setTimeout(() => void save(run), idleTime)
  return content
}
