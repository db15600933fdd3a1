import { readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { formatMinute } from '#domain/time/format-time.ts'

import { hashOf } from '../shared/hash.ts'
import type { Commit } from '../approvals/read-commit.ts'
import type { ArchivedPage } from './archive-pages.ts'

/** Changes with the published content. */
export function contentVersion(documents: ReadonlyMap<string, string>): string {
  return hashOf(JSON.stringify([...documents].sort(([a], [b]) => (a < b ? -1 : 1))))
}

/**
 * The list of what an archive holds, as a text. It tells the time of the commit, not that of the run, so that the same
 * commit gives the same bytes.
 */
export function formatManifest(pages: readonly ArchivedPage[], commit: Commit | undefined, content: string): string {
  const about = {
    commit: commit?.hash ?? 'none',
    committedAt: commit ? formatMinute(commit.time) : 'none',
    hasUncommittedChanges: commit?.isClean === false,
    timeZone: 'Asia/Tokyo',
    contentVersion: content,
  }
  return `${JSON.stringify({ ...about, pages }, null, 2)}\n`
}

/** The files of an archive that list the others. The pictures are listed apart: their bytes depend on the browser. */
export const [manifestFile, picturesFile] = ['manifest.json', 'pictures.json']

/** What this version and earlier ones wrote: enough of it that no other tool's manifest is taken for one. */
const manifest = z.object({
  commit: z.string(),
  committedAt: z.string(),
  timeZone: z.literal('Asia/Tokyo'),
  contentVersion: z.string(),
  pages: z.array(z.object({ page: z.string(), state: z.string(), file: z.string(), sha256: z.string() })),
})

const pictureList = z.object({
  browser: z.string(),
  pictures: z.array(z.object({ file: z.string(), of: z.string(), sha256: z.string() })),
})

/** What an archive says it holds. Without pictures there is no list of them. */
export type ArchiveLists = z.output<typeof manifest> & { pictures: readonly { file: string }[] }

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The lists of the archive in a folder; undefined if there is none, whatever else is called a manifest. */
export function readArchiveLists(folder: string): ArchiveLists | undefined {
  const { data } = manifest.safeParse(readJson(path.join(folder, manifestFile)))
  const { data: taken } = pictureList.safeParse(readJson(path.join(folder, picturesFile)))
  return data && { ...data, pictures: taken?.pictures ?? [] }
}

/** The names of an archive's files, by its own lists. */
export function archiveFiles(folder: string): ReadonlySet<string> | undefined {
  const lists = readArchiveLists(folder)
  if (!lists) return undefined
  const listed = [...lists.pages, ...lists.pictures].map(({ file }) => file)
  return new Set([manifestFile, ...(lists.pictures.length > 0 ? [picturesFile] : []), ...listed])
}
