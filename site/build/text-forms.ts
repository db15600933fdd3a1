import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { hashOf } from '../content-layer/hash.ts'
import { encodings, type Encoding } from '../hosting/encodings.ts'
import type { Store } from './store.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text as it is, and the forms that are smaller than that, by what their file names end in. */
export type TextForms = { plain: Buffer; compressed: Partial<Record<Encoding['ending'], Buffer>> }

/**
 * How much work goes into compressing. What visitors wait for is made as small as it gets; of documents and QR codes
 * there are as many as pages and few are ever asked for: a tenth of the time for a twentieth more bytes.
 */
export type Effort = 'smallest' | 'quick'

const qualities: Readonly<Record<Effort, number>> = { smallest: 11, quick: 9 }

/** The window that holds a text of so many bytes, as brotli counts it: a larger one takes longer for nothing. */
function windowFor(bytes: number): number {
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(bytes + 16))))
}

function compressors(effort: Effort): Readonly<Record<Encoding['ending'], (bytes: Buffer) => Promise<Buffer>>> {
  return {
    '.br': (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
          [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    '.gz': (bytes) => zip(bytes, { level: 9 }),
  }
}

/** The form that a phone is sent, in bytes. */
export function sentBytes({ plain, compressed }: TextForms): number {
  return (compressed['.br'] ?? plain).length
}

/** All forms as one text to be stored: their sizes in a line, then one after the other. */
function pack({ plain, compressed }: TextForms): Buffer {
  const parts = [plain, ...encodings.map(({ ending }) => compressed[ending] ?? Buffer.alloc(0))]
  return Buffer.concat([Buffer.from(`${parts.map(({ length }) => length).join(' ')}\n`), ...parts])
}

function unpack(packed: Buffer): TextForms {
  const line = packed.indexOf(10)
  const [length = 0, ...lengths] = packed.toString('latin1', 0, line).split(' ').map(Number)
  const compressed: TextForms['compressed'] = {}
  let at = line + 1 + length
  for (const [index, { ending }] of encodings.entries()) {
    const size = lengths[index] ?? 0
    if (size > 0) compressed[ending] = packed.subarray(at, at + size)
    at += size
  }
  return { plain: packed.subarray(line + 1, line + 1 + length), compressed }
}

/** The texts of a build in all their forms, from the store where an earlier build made them. */
export class TextStore {
  /** How many texts were compressed anew. */
  made = 0

  constructor(readonly store: Store) {}

  /** The forms of a text that `formsOf` stored under this key. */
  find(key: string): TextForms | undefined {
    const packed = this.store.find(key)
    return packed && unpack(packed)
  }

  /** The forms of a text, and the key that they are stored under. */
  async formsOf(plain: Buffer, effort: Effort): Promise<{ key: string; forms: TextForms }> {
    const key = `${hashOf(plain)}-${effort}`
    const kept = this.find(key)
    if (kept) return { key, forms: kept }
    const compressed: TextForms['compressed'] = {}
    for (const [ending, compress] of Object.entries(compressors(effort)) as [Encoding['ending'], (bytes: Buffer) => Promise<Buffer>][]) {
      const bytes = await compress(plain)
      if (bytes.length < plain.length) compressed[ending] = bytes
    }
    const forms = { plain, compressed }
    this.store.keep(key, pack(forms))
    this.made += 1
    return { key, forms }
  }
}
