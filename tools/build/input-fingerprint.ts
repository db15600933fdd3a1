import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { Revisions } from '#site/documents/content-reader.ts'
import { computeHash } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'
import { computeCodeVersion, type BuildCode } from './code-files.ts'

/** Lists links, pipes, sockets and devices, which are never opened: the content check reports them. */
async function listSpecialFiles(contentFolder: string): Promise<string[]> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  const special = entries.filter((entry) => !entry.isFile() && !entry.isDirectory())
  return special.map((entry) => path.join(entry.parentPath, entry.name)).sort()
}

/** Hashes the names and bytes of regular files, one at a time, so that a low limit of open files suffices. */
async function readContentFiles(folder: string): Promise<string[]> {
  const files = await glob('**', { cwd: folder, dot: true, followSymbolicLinks: false })
  return files.sort().map((file) => computeHash(file, readPlainFile(path.join(folder, file))))
}

/** Computes the fingerprint of the content: of the names and bytes of all its files. */
export async function computeContentFingerprint(folder: string): Promise<string> {
  return computeHash(...(await readContentFiles(folder)), ...(await listSpecialFiles(folder)))
}

/** Computes the fingerprint of everything that a site is built from. `content` is the fingerprint of the content. */
export function computeInputFingerprint(
  code: BuildCode,
  content: string,
  revisions: Revisions,
  location: SiteLocation | undefined,
): string {
  const revised = JSON.stringify([...revisions].sort())
  return computeHash(location?.siteUrl ?? '', ...Object.values(code).map(computeCodeVersion), content, revised)
}
