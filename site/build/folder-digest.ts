import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sha256Of } from '../content-layer/hash.ts'

/** Changes with every name and byte of the files whose SHA-256 is given by name, and with nothing else. */
export function digestOfFiles(hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const name of [...hashes.keys()].sort()) hash.update(`${name}\0${hashes.get(name)}\0`)
  return hash.digest('hex')
}

/** Everything below a folder but folders, with forward slashes. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  return entries.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  )
}

/** The same for what lies below a folder now: a copy of it counts as the same. */
export function digestOfFolder(folder: string): string {
  return digestOfFiles(
    new Map(listFiles(folder).map((name) => [name, sha256Of(readFileSync(path.join(folder, name)))])),
  )
}
