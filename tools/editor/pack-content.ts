import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { PackedContent } from '#editor/engine/engine-client.ts'

import { readPublishedTexts } from '../content/published-texts.ts'

/** Reads a file as base64; undefined if it was deleted since the folder was listed. */
async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file)).toString('base64')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Packs a content folder into JSON, with the published texts of the files that have changed since. */
export async function packContent(folder: string): Promise<Uint8Array> {
  const names = (await glob('**', { cwd: folder, dot: true, followSymbolicLinks: false })).sort()
  const files = names.map(async (name) => [name, await readIfPresent(path.join(folder, name))] as const)
  const published = [...(readPublishedTexts(folder) ?? [])].map(([file, text]) => [file, text ?? null] as const)
  const packed: PackedContent = {
    files: Object.fromEntries(await Promise.all(files)),
    published: Object.fromEntries(published),
  }
  return Buffer.from(JSON.stringify(packed))
}
