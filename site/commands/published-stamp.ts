import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { digestOfFolder } from '../build/folder-digest.ts'

/** Notes in the stamp's file from what a folder was built, and the digest of what was published in it. */
export async function stampFolder(stamp: string, fingerprint: string, digest: string): Promise<void> {
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, `${fingerprint} ${digest}`)
}

/** From what the folder was built; undefined where it was not, or does not hold exactly what was published in it. */
export async function builtFrom(stamp: string, folder: string): Promise<string | undefined> {
  try {
    const [fingerprint, digest] = (await readFile(stamp, 'utf8')).split(' ')
    return digest === digestOfFolder(folder) ? fingerprint : undefined
  } catch {
    return undefined
  }
}
