import { lstatSync, readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { showInvisible } from '#domain/text/invisible-characters.ts'
import { readContent, type Content } from '#content-layer/load/read-content.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'

import { createPictureReader } from '../images/read-pictures.ts'
import { computeHash } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { runWithTimeout } from '../shared/run-with-timeout.ts'
import { ContentCache } from './content-cache.ts'
import { siteContent, type ContentSource } from './content-source.ts'
import { readCampaignsAhead } from './read-campaigns-ahead.ts'

function getEntryKind(entry: Dirent): FolderEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}

/** Opens a folder on disk. Synchronous reading is several times faster than the thread pool for small files. */
export function openFolderOnDisk(root: string): ContentFolder {
  const at = (file: string) => path.join(root, file)
  return {
    name: path.basename(root),
    list: (folder) =>
      readdirSync(at(folder), { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        kind: getEntryKind(entry),
      })),
    sizeOf: (file) => lstatSync(at(file)).size,
    read: (file, limit) => readPlainFile(at(file), limit),
  }
}

/** Reads and checks a content folder, see `readContent`. Without `now`, whatever has a time is scheduled. */
export async function readContentFolder(
  root: string,
  cache: ContentCache,
  now: number = Number.NEGATIVE_INFINITY,
  published?: Published,
): Promise<Content> {
  const reading = { folder: openFolderOnDisk(root), cache, guard: runWithTimeout }
  await readCampaignsAhead(reading, cache)
  return readContent({ ...reading, pictures: createPictureReader(root, cache), now, ...(published && { published }) })
}

const root = process.cwd()

/** Store of processed pictures, next to the other caches. */
export const pictureStoreFolder = path.join(path.dirname(siteContent.cacheFile), 'pictures')

/** Tests and their helpers, which do not affect results. */
const testFiles = ['**/*.test.{ts,tsx}', '**/*test-cases.ts', '**/test-support.ts']

/** Returns a hash that changes with the code and the libraries that read content. */
async function computeCodeFingerprint(root: string): Promise<string> {
  const files = await glob(
    [
      'domain/**/*.ts',
      'schemas/**/*.ts',
      'blocks/format.ts',
      'content-layer/**/*.ts',
      'tools/{content,images}/**/*.ts',
      'package-lock.json',
    ],
    {
      cwd: root,
      followSymbolicLinks: false,
      ignore: testFiles,
    },
  )
  return computeHash(...files.sort().map((file) => readPlainFile(path.join(root, file))))
}

/** Warns of a cache that cannot be saved: the check is only slower without it, and still prints its diagnostics. */
function reportUnsaved(error: unknown): void {
  const reason = showInvisible(error instanceof Error ? error.message : String(error))
  console.error(`お知らせ: 確かめた結果を次のために取っておけませんでした（${reason}）。`)
}

let lastRun: { salt: string; cache: ContentCache; source: ContentSource } | undefined

/**
 * Reads the content with the cache of previous runs. `now` and `published` are as for `readContent`. The first run of a
 * process saves the new results, later ones only pass them on: a page in development would wait for it. The code is
 * assumed not to change while a process runs.
 */
export async function readContentCached(
  source: ContentSource = siteContent,
  now?: number,
  published?: Published,
): Promise<Content> {
  const salt = lastRun?.salt ?? (await computeCodeFingerprint(root))
  const previous = lastRun?.source === source ? lastRun.cache : undefined
  const cache = previous?.next() ?? ContentCache.open(source.cacheFile, salt)
  const content = await readContentFolder(source.folder, cache, now, published)
  lastRun = { salt, cache, source }
  if (previous) return content
  try {
    cache.save(source.cacheFile, salt)
  } catch (error) {
    reportUnsaved(error)
  }
  return content
}
