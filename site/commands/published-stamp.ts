import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { digestOfFolder } from '../build/folder-digest.ts'

/** Records what a folder was built from, and the digest of its published files. */
export async function writeStamp(stamp: string, fingerprint: string, digest: string): Promise<void> {
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, `${fingerprint} ${digest}`)
}

/**
 * What the folder was built from; undefined if there is no record, or its files are not exactly those that were
 * published.
 */
export async function readStamp(stamp: string, folder: string): Promise<string | undefined> {
  try {
    const [fingerprint, digest] = (await readFile(stamp, 'utf8')).split(' ')
    return digest === digestOfFolder(folder) ? fingerprint : undefined
  } catch {
    return undefined
  }
}
