import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

/** The bytes of a file in base64; undefined if it was deleted since the folder was listed. */
async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file)).toString('base64')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** All files of a content folder in one: a JSON object of their bytes in base64, by their path below the folder. */
export async function packContent(folder: string): Promise<Uint8Array> {
  const names = (await glob('**', { cwd: folder, dot: true, followSymbolicLinks: false })).sort()
  const files = names.map(async (name) => [name, await readIfPresent(path.join(folder, name))] as const)
  return Buffer.from(JSON.stringify(Object.fromEntries(await Promise.all(files))))
}
