import { readFileSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { computeHash, computeSha256 } from '../shared/files/hash.ts'
import { encodings, type Encoding } from '../hosting/media-types.ts'
import { readRecords, writeRecords } from '../shared/files/records.ts'
import type { Store } from './build-cache.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The file name suffix of an encoding of a text; '' is the plain text. */
type Ending = '' | Encoding['ending']

/** An encoding of a text, with its size in bytes and its SHA-256. */
export type EncodedForm = { ending: Ending; size: number; sha256: string }

/** A stored text: its key, and its encodings, the plain text first. */
export type StoredText = { key: string; forms: readonly EncodedForm[] }

/**
 * The compression effort. `smallest`: files that are built once and loaded by many pages. `small`: content pages, of
 * which there may be thousands; 20 ms a page instead of 50, for 1.4 % more bytes (150 of 10,800). `quick`: documents
 * and QR codes, which are as many and rarely requested; a twentieth of the time for 6 to 10 % more bytes.
 */
export type Effort = 'smallest' | 'small' | 'quick'

const qualities: Readonly<Record<Effort, number>> = { smallest: 11, small: 10, quick: 9 }

/** Returns the brotli window size (its binary logarithm) for this many bytes: a larger one only takes longer. */
function chooseWindow(bytes: number): number {
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(bytes + 16))))
}

function createCompressors(effort: Effort): Readonly<Record<Encoding['ending'], (bytes: Buffer) => Promise<Buffer>>> {
  return {
    '.br': (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
          [constants.BROTLI_PARAM_LGWIN]: chooseWindow(bytes.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    '.gz': (bytes) => zip(bytes, { level: 9 }),
  }
}

/** Encodes a text, the plain text first. Encodings that are no smaller than the plain text are left out. */
async function encodeText(plain: Buffer, effort: Effort): Promise<{ ending: Ending; bytes: Buffer }[]> {
  const compressed = await Promise.all(
    encodings.map(async ({ ending }) => ({ ending, bytes: await createCompressors(effort)[ending](plain) })),
  )
  return [{ ending: '', bytes: plain }, ...compressed.filter(({ bytes }) => bytes.length < plain.length)]
}

/** Returns the transfer size for a phone, in bytes. */
export function getTransferSize({ forms }: StoredText): number {
  return (forms.find(({ ending }) => ending === '.br') ?? forms[0])?.size ?? 0
}

/** Version of the stored encodings. Changes with this file and with the versions of Node's compression libraries. */
const formsVersion = computeHash(
  readFileSync(import.meta.filename),
  JSON.stringify([process.versions.brotli, process.versions.zlib]),
)

/** The texts of a build in all their encodings, reused from previous builds. */
export class TextStore {
  readonly #known: Map<string, StoredText>
  readonly #used = new Map<string, StoredText>()

  /** Number of texts that were compressed in this build. */
  compressed = 0

  /** `indexFile` lists the stored texts, so that they need not all be read. */
  constructor(
    readonly store: Store,
    readonly indexFile: string,
  ) {
    this.#known = readRecords<StoredText>(indexFile, formsVersion)
  }

  #use(text: StoredText): StoredText {
    this.#used.set(text.key, text)
    this.store.use(text.key)
    return text
  }

  /** Returns the text stored under the key, by this build or a previous one, and counts it as used. */
  find(key: string): StoredText | undefined {
    const stored = this.#used.get(key) ?? this.#known.get(key)
    return stored && this.#use(stored)
  }

  /** Reads the bytes of all encodings, in order; undefined if the store no longer has them. */
  read({ key, forms }: StoredText): Buffer[] | undefined {
    const packed = this.store.find(key)
    let end = 0
    return packed && forms.map(({ size }) => packed.subarray(end, (end += size)))
  }

  /** Stores a text in all its encodings, unless it is stored already. */
  async add(plain: Buffer, effort: Effort): Promise<StoredText> {
    const key = `${computeHash(formsVersion, plain)}-${effort}`
    const stored = this.find(key)
    if (stored) return stored
    const encoded = await encodeText(plain, effort)
    const forms = encoded.map(({ ending, bytes }) => ({ ending, size: bytes.length, sha256: computeSha256(bytes) }))
    this.store.set(key, Buffer.concat(encoded.map(({ bytes }) => bytes)))
    this.compressed += 1
    return this.#use({ key, forms })
  }

  /** Drops a text that is in the index but not in the store, so that it is stored again. */
  forget({ key }: StoredText): void {
    this.#known.delete(key)
    this.#used.delete(key)
  }

  /** Saves the index of the texts that this build used. */
  save(): void {
    writeRecords(this.indexFile, formsVersion, [...this.#used.values()])
  }
}
