import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import path from 'node:path'

import { computeSha256 } from '../shared/files/hash.ts'

/** Computes a digest of all names and contents, given the SHA-256 of each file by name. Depends on nothing else. */
export function computeFilesDigest(hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const name of [...hashes.keys()].sort()) hash.update(`${name}\0${hashes.get(name)}\0`)
  return hash.digest('hex')
}

/** Lists all files below a folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const getRelativePath = ({ parentPath, name }: Dirent) => path.relative(folder, path.join(parentPath, name))
  return entries.map((entry) => getRelativePath(entry).replaceAll(path.sep, '/'))
}

/** Computes the SHA-256 of each file below a folder, in the order of their names. */
export function hashFiles(folder: string): Map<string, string> {
  const names = listFiles(folder).sort()
  return new Map(names.map((name) => [name, computeSha256(readFileSync(path.join(folder, name)))]))
}

/** Computes the digest of a folder on disk. A copy has the same digest. */
export function computeFolderDigest(folder: string): string {
  return computeFilesDigest(hashFiles(folder))
}
