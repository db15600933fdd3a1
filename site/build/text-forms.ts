import { readFileSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { hashOf, sha256Of } from '../content-layer/hash.ts'
import { encodings, type Encoding } from '../hosting/encodings.ts'
import { readRecords, writeRecords } from './records.ts'
import type { Store } from './store.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a text may lie: as it is, or compressed, by what its file name ends in. */
const endings = ['', ...encodings.map(({ ending }) => ending)] as const

type Ending = (typeof endings)[number]

/**
 * A form of a text: its size in bytes and its SHA-256. Compressed forms that are not smaller than the text are left
 * out.
 */
export type Form = { ending: Ending; size: number; sha256: string }

/** A text in the store: its key there, and its forms, the text itself first. */
export type StoredText = { key: string; forms: readonly Form[] }

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
export function sentBytes({ forms }: StoredText): number {
  return (forms.find(({ ending }) => ending === '.br') ?? forms[0])?.size ?? 0
}

/** Changes with how texts are compressed and stored: this very file, and the libraries that Node brings. */
const formsVersion = hashOf(
  readFileSync(import.meta.filename),
  JSON.stringify([process.versions.brotli, process.versions.zlib]),
)

/** The texts of a build in all their forms, from the store where an earlier build made them. */
export class TextStore {
  readonly #known: Map<string, StoredText>
  readonly #used = new Map<string, StoredText>()

  /** How many texts were compressed anew. */
  made = 0

  /** `indexFile` tells of the stored texts, so that not all of them have to be read. */
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

  /** What an earlier build, or this one, stored under the key. */
  find(key: string): StoredText | undefined {
    const known = this.#used.get(key) ?? this.#known.get(key)
    return known && this.#use(known)
  }

  /** The bytes of all forms in their order; undefined where the store does not have them any more. */
  read({ key, forms }: StoredText): Buffer[] | undefined {
    const packed = this.store.find(key)
    let at = 0
    return packed && forms.map(({ size }) => packed.subarray(at, (at += size)))
  }

  /** Stores a text in all its forms, unless that was done before. */
  async keep(plain: Buffer, effort: Effort): Promise<StoredText> {
    const key = `${hashOf(formsVersion, plain)}-${effort}`
    const known = this.find(key)
    if (known) return known
    const forms: Form[] = []
    const parts: Buffer[] = []
    for (const ending of endings) {
      const bytes = ending === '' ? plain : await compressors(effort)[ending](plain)
      if (ending !== '' && bytes.length >= plain.length) continue
      forms.push({ ending, size: bytes.length, sha256: sha256Of(bytes) })
      parts.push(bytes)
    }
    this.store.keep(key, Buffer.concat(parts))
    this.made += 1
    return this.#use({ key, forms })
  }

  /** A text that is in the index, but not in the store: it is made anew where it is kept again. */
  forget({ key }: StoredText): void {
    this.#known.delete(key)
    this.#used.delete(key)
  }

  /** Keeps the index of what this build used for the next one. */
  save(): void {
    writeRecords(this.indexFile, formsVersion, [...this.#used.values()])
  }
}

/**
 * Stores a text and publishes it. A text that the index knows and the store has lost is made anew.
 * @throws Error where the store does not keep what is written to it
 */
export async function keepText(
  texts: TextStore,
  plain: Buffer,
  effort: Effort,
  publish: (text: StoredText) => boolean,
): Promise<StoredText> {
  const text = await texts.keep(plain, effort)
  if (publish(text)) return text
  texts.forget(text)
  const again = await texts.keep(plain, effort)
  if (publish(again)) return again
  throw new Error('The cache does not keep what is written to it.')
}
