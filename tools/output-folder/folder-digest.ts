import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sha256Of } from '../shared/files/hash.ts'

/** Computes a digest of all names and contents, given the SHA-256 of each file by name. Depends on nothing else. */
export function digestOfFiles(hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const name of [...hashes.keys()].sort()) hash.update(`${name}\0${hashes.get(name)}\0`)
  return hash.digest('hex')
}

/** Lists all files below a folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const prefixes = new Map<string, string>()
  const prefixOf = (parent: string): string => {
    const cached = prefixes.get(parent)
    if (cached !== undefined) return cached
    const relative = path.relative(folder, parent)
    const prefix = relative === '' ? '' : `${relative.split(path.sep).join('/')}/`
    prefixes.set(parent, prefix)
    return prefix
  }
  return entries.map(({ parentPath, name }) => `${prefixOf(parentPath)}${name}`)
}

/** Computes the digest of a folder on disk. A copy has the same digest. */
export function digestOfFolder(folder: string): string {
  return digestOfFiles(
    new Map(listFiles(folder).map((name) => [name, sha256Of(readFileSync(path.join(folder, name)))])),
  )
}
