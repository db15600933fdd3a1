import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

/** All files of a content folder in one: a JSON object of their bytes in base64, by their path below the folder. */
export async function packContent(folder: string): Promise<Uint8Array> {
  const names = (await glob('**', { cwd: folder, dot: true, followSymbolicLinks: false })).sort()
  const files = names.map(async (name) => [name, (await readFile(path.join(folder, name))).toString('base64')] as const)
  return Buffer.from(JSON.stringify(Object.fromEntries(await Promise.all(files))))
}
