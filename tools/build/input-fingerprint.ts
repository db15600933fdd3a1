import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { Revisions } from '#site/documents/content-reader.ts'
import { hashOf } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'
import { versionOfCode, type BuildCode } from './code-files.ts'

/**
 * Links, pipes, sockets and devices in the content: never opened here, but included by name, so that the content check
 * runs and reports them.
 */
async function specialFilesInContent(contentFolder: string): Promise<string[]> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  const special = entries.filter((entry) => !entry.isFile() && !entry.isDirectory())
  return special.map((entry) => path.join(entry.parentPath, entry.name)).sort()
}

/**
 * The paths and contents of the content's files. Reads regular files only and follows no link; one at a time, so that a
 * low limit of open files suffices.
 */
async function readContentFiles(folder: string): Promise<string[]> {
  const files = await glob('**', { cwd: folder, dot: true, followSymbolicLinks: false })
  return files.sort().map((file) => hashOf(file, readPlainFile(path.join(folder, file))))
}

/** Changes with every file of the content, and with its name. */
export async function contentFingerprint(folder: string): Promise<string> {
  return hashOf(...(await readContentFiles(folder)), ...(await specialFilesInContent(folder)))
}

/**
 * Changes with everything that the site is built from: the code, the content, when it was changed, and where the site is
 * published.
 */
export function inputFingerprint(
  code: BuildCode,
  content: string,
  revisions: Revisions,
  location: SiteLocation | undefined,
): string {
  const revised = JSON.stringify([...revisions].sort())
  return hashOf(location?.siteUrl ?? '', ...Object.values(code).map(versionOfCode), content, revised)
}
