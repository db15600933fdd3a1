import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { hashOf } from '../content-layer/hash.ts'
import { encodings, type Encoding } from '../hosting/encodings.ts'
import type { Store } from './store.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes with their SHA-256. */
export type Hashed = { bytes: Buffer; sha256: string }

/** A text as it is, and the forms that are smaller than that, by what their file names end in. */
export type TextForms = { plain: Hashed; compressed: Partial<Record<Encoding['ending'], Hashed>> }

function hashed(bytes: Buffer): Hashed {
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

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
  return (compressed['.br'] ?? plain).bytes.length
}

/** What stands in a stored text before its forms: the size and SHA-256 of each, nothing for one that it does not have. */
type Heading = ([size: number, sha256: string] | null)[]

/** All forms as one text to be stored: what they are in a line, then one after the other. */
function pack({ plain, compressed }: TextForms): Buffer {
  const forms = [plain, ...encodings.map(({ ending }) => compressed[ending])]
  const heading: Heading = forms.map((form) => (form ? [form.bytes.length, form.sha256] : null))
  return Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), ...forms.flatMap((form) => (form ? [form.bytes] : []))])
}

function unpack(packed: Buffer): TextForms | undefined {
  const line = packed.indexOf(10)
  const heading = JSON.parse(packed.toString('latin1', 0, line)) as Heading
  let at = line + 1
  const [plain, ...others] = heading.map((form) => {
    if (!form) return undefined
    const [size, sha256] = form
    at += size
    return { bytes: packed.subarray(at - size, at), sha256 }
  })
  const compressed: TextForms['compressed'] = {}
  for (const [index, { ending }] of encodings.entries()) {
    const form = others[index]
    if (form) compressed[ending] = form
  }
  return plain && { plain, compressed }
}

/** Changes with how texts are compressed and stored: this very file, and the libraries that Node brings. */
const formsVersion = hashOf(readFileSync(import.meta.filename), process.versions.brotli, process.versions.zlib)

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
    const key = `${hashOf(formsVersion, plain)}-${effort}`
    const kept = this.find(key)
    if (kept) return { key, forms: kept }
    const compressed: TextForms['compressed'] = {}
    for (const [ending, compress] of Object.entries(compressors(effort)) as [Encoding['ending'], (bytes: Buffer) => Promise<Buffer>][]) {
      const bytes = await compress(plain)
      if (bytes.length < plain.length) compressed[ending] = hashed(bytes)
    }
    const forms = { plain: hashed(plain), compressed }
    this.store.keep(key, pack(forms))
    this.made += 1
    return { key, forms }
  }
}
