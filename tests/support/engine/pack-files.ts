import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { PackedFiles } from './packed-files.ts'

/** Packs some files of a folder, of which any may be missing. */
export async function packFiles(folder: string, files: Iterable<string>): Promise<PackedFiles> {
  return Promise.all(
    [...files].map(async (file) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
      return [file, bytes?.toString('base64')] as const
    }),
  )
}

/** Packs all files of a folder. */
export async function packFolder(folder: string): Promise<PackedFiles> {
  return packFiles(folder, (await glob('**', { cwd: folder, dot: true })).sort())
}

/** Packs a file with the given text. */
export function packText(file: string, text: string): [file: string, base64: string] {
  return [file, Buffer.from(text).toString('base64')]
}
