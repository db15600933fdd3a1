import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { formatMinute } from '#domain/time/format-time.ts'

import { hashFiles } from '../output-folder/folder-digest.ts'
import { replaceFolder } from '../output-folder/replace-folder.ts'
import type { Commit } from '../shared/processes/commit.ts'
import { computeSha256 } from '../shared/files/hash.ts'
import { PlainError } from '../shared/plain-error.ts'
import { writeAtomically } from '../shared/files/write-atomically.ts'

/** Name of the list of a release's files. It is stored next to the site and not part of it. */
export const manifestFile = 'manifest.json'

/** The folder of the site in a release. */
const siteFolder = 'site'

const manifest = z.strictObject({
  commit: z.string(),
  committedAt: z.string(),
  /** Time as of which the site was built; content scheduled for later is not included. */
  builtAsOf: z.string(),
  timeZone: z.literal('Asia/Tokyo'),
  siteUrl: z.url(),
  /** The SHA-256 of each file by its path below the site. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

type Manifest = z.output<typeof manifest>

/** A release to archive: its site, the commit it was built from, and its build time in milliseconds since 1970 UTC. */
type Release = { site: string; commit: Commit; builtAt: number; siteUrl: string }

/** Returns a name such as `2026-12-01-1000-0a1b2c3d4e`, with which no release replaces an older one. */
function getFolderName({ commit, builtAt }: Release): string {
  return `${formatMinute(builtAt).replace(' ', '-').replace(':', '')}-${commit.hash.slice(0, 10)}`
}

/**
 * Copies a release into a new folder below `archive`, with the SHA-256 of each file. Returns the folder.
 * @throws PlainError if that folder exists already
 */
export async function archiveRelease(release: Release, archive: string): Promise<string> {
  const { site, commit, builtAt, siteUrl } = release
  const folder = path.join(archive, getFolderName(release))
  if (existsSync(folder)) throw new PlainError(`${folder} はもうあります。何も書きかえていません。`)
  await mkdir(archive, { recursive: true })
  await replaceFolder(folder, async (next) => {
    await cp(site, path.join(next, siteFolder), { recursive: true })
    const list: Manifest = {
      commit: commit.hash,
      committedAt: formatMinute(commit.time),
      builtAsOf: formatMinute(builtAt),
      timeZone: 'Asia/Tokyo',
      siteUrl,
      files: Object.fromEntries(hashFiles(path.join(next, siteFolder))),
    }
    writeAtomically(path.join(next, manifestFile), `${JSON.stringify(list, null, 1)}\n`)
  })
  return folder
}

/** Returns the SHA-256 of a release's list, which covers all of its files. */
export function hashRelease(folder: string): string {
  return computeSha256(readFileSync(path.join(folder, manifestFile)))
}

function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')))
  } catch {
    throw new PlainError(`${folder} is no release that npm run archive made: its ${manifestFile} cannot be read.`)
  }
}

/**
 * Opens an archived release. Returns the folder of its site, and its list of files.
 * @throws PlainError if it does not exist, or if a file was added, changed or removed since
 */
export function openRelease(folder: string): { site: string; release: Manifest } {
  const release = readManifest(folder)
  const site = path.join(folder, siteFolder)
  const actual = existsSync(site) ? hashFiles(site) : new Map<string, string>()
  const names = new Set([...Object.keys(release.files), ...actual.keys()])
  const different = [...names].filter((name) => actual.get(name) !== release.files[name])
  if (different.length === 0) return { site, release }
  throw new PlainError(
    `${folder} is not what was archived. ${different.length} files were added, changed or removed, the first of them ${different[0]}.`,
  )
}
