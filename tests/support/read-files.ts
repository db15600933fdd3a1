import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { readContent, type Content } from '#content-layer/load/read-content.ts'
import type { ReadContext } from '#content-layer/load/read-context.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'
import { ContentInMemory } from '#editor/engine/content-in-memory.ts'
import type { ContentCache } from '#tools/content/content-cache.ts'
import { measurePictures } from '#tools/images/read-pictures.ts'
import { computeHash } from '#tools/shared/files/hash.ts'
import { runWithTimeout } from '#tools/shared/run-with-timeout.ts'

/** Returns all files of a folder on the disk, by their paths below it. */
export async function filesIn(root: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(root, file), await readFile(file)] as const)),
  )
}

/** Returns a content folder with these files, in memory. */
export function folderInMemory(files: ReadonlyMap<string, Uint8Array>): ContentInMemory {
  const folder = new ContentInMemory()
  folder.load(files)
  return folder
}

/** Reads content in memory, with its pictures measured as on a disk. */
export function readFiles(
  files: ReadonlyMap<string, Uint8Array>,
  cache: ContentCache,
  options: Partial<Pick<ReadContext, 'guard' | 'now' | 'published'>> = {},
): Promise<Content> {
  const folder = folderInMemory(files)
  const read = (file: string) => folder.read(file, imageLimits.bytes)
  const identify = (file: string) => ({
    size: folder.sizeOf(file),
    fingerprint: computeHash(folder.read(file, Number.POSITIVE_INFINITY)),
  })
  const pictures = measurePictures({ identify, read }, cache)
  return readContent({ folder, cache, guard: runWithTimeout, pictures, now: Number.NEGATIVE_INFINITY, ...options })
}
