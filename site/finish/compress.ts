import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { glob } from 'tinyglobby'

import { hashOf } from '../content-layer/hash.ts'
import { mapEach } from './each.ts'
import type { Store } from './store.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What is worth compressing: pictures and fonts but SVG are compressed already. */
export const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/

/** The forms that a file lies in beside itself: the ending, and how it is made. The smaller one first. */
export const encodings = [
  {
    name: 'br',
    ending: '.br',
    compress: (bytes: Buffer) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { name: 'gzip', ending: '.gz', compress: (bytes: Buffer) => zip(bytes, { level: 9 }) },
] as const

/** How many bytes a file is in brotli (11), from the store where it was made before. */
export async function brotliSize(bytes: Buffer, store: Store): Promise<number> {
  const [{ ending, compress }] = encodings
  return (await store.get(`${hashOf(bytes)}${ending}`, () => compress(bytes))).length
}

/** About the same for what nobody is sent, ten times as fast: up to a tenth more. */
export async function quickBrotliSize(bytes: Buffer): Promise<number> {
  return (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })).length
}

/** Writes `.br` and `.gz` beside each text file below the folder, where that is smaller than the file. */
export async function compressFolder(folder: string, store: Store): Promise<void> {
  const files = (await glob('**', { cwd: folder, dot: true })).filter((file) => compressible.test(file))
  await mapEach(files, 8, async (name) => {
    const file = path.join(folder, name)
    const bytes = await readFile(file)
    for (const { ending, compress } of encodings) {
      const compressed = await store.get(`${hashOf(bytes)}${ending}`, () => compress(bytes))
      if (compressed.length < bytes.length) await writeFile(`${file}${ending}`, compressed)
    }
  })
}
