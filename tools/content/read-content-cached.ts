import path from 'node:path'

import { showInvisible } from '#schemas/invisible-characters.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import type { Published } from '#content-layer/load/read-context.ts'

import { codeFingerprint } from './code-fingerprint.ts'
import { ContentCache } from './content-cache.ts'
import { siteContent, type ContentSource } from './content-source.ts'
import { readContentFolder } from './read-folder.ts'

const root = process.cwd()

/** Store of processed pictures, next to the other caches. */
export const pictureStoreFolder = path.join(path.dirname(siteContent.cacheFile), 'pictures')

/** The check works without its cache, only more slowly, so a failed save does not hide its diagnostics. */
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
