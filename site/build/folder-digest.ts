import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Changes with every name and byte of the files whose SHA-256 is given by name, and with nothing else. */
export function digestOfFiles(hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const name of [...hashes.keys()].sort()) hash.update(`${name}\0${hashes.get(name)}\0`)
  return hash.digest('hex')
}

/** The same for what lies below a folder now: a copy of it counts as the same. */
export function digestOfFolder(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name))
  return digestOfFiles(
    new Map(files.map((file) => [path.relative(folder, file).split(path.sep).join('/'), createHash('sha256').update(readFileSync(file)).digest('hex')])),
  )
}
