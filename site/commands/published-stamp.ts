import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Changes with every name and byte below the folder, and with nothing else: a copy of it counts as the same. */
function digestOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const hash = createHash('sha256')
  for (const file of entries.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    const bytes = readFileSync(file)
    hash.update(`${path.relative(folder, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** Notes in the stamp's file from what the folder was built, and what was published in it. */
export async function stampFolder(stamp: string, fingerprint: string, folder: string): Promise<void> {
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, `${fingerprint} ${digestOf(folder)}`)
}

/** From what the folder was built; undefined where it was not, or does not hold exactly what was published in it. */
export async function builtFrom(stamp: string, folder: string): Promise<string | undefined> {
  try {
    const [fingerprint, digest] = (await readFile(stamp, 'utf8')).split(' ')
    return digest === digestOf(folder) ? fingerprint : undefined
  } catch {
    return undefined
  }
}
