import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { MeasuredPicture } from '#content-layer/pictures/picture.ts'
import type { ResultCache, Results } from '#content-layer/reading.ts'

import type { PictureCache } from '../pictures/read-pictures.ts'
import { addLineChecksum, verifyLineChecksum } from '../shared/checksum.ts'
import { hashOf } from '../shared/hash.ts'

/** The cached result of each kind, all of it serializable as JSON. */
type Kept = Results & { picture: MeasuredPicture }

type Kind = keyof Kept

/** One result, as a line of the cache file: kind and name, the fingerprint of its inputs, and the result. */
type Line = [name: string, key: string, result: Kept[Kind]]

type Entries = Map<string, { key: string; result: Kept[Kind] }>

/** How much is written at once, in characters. */
const partLength = 256 * 1024

/** Results by the fingerprint of their inputs. A damaged line counts as missing, an unreadable cache as empty. */
export class ContentCache implements ResultCache, PictureCache {
  #entries: Entries = new Map()
  readonly #used: Entries = new Map()
  #isChanged = false

  /** `salt` is the fingerprint of the code that makes the results; a cache with another salt is not used. */
  static async open(file: string | undefined, salt: string): Promise<ContentCache> {
    const cache = new ContentCache()
    if (file === undefined) return cache
    const [first, ...lines] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (first !== salt) return cache
    for (const line of lines) {
      const text = verifyLineChecksum(salt, line)
      if (text === undefined) continue
      // The checksum proves that this class wrote the line.
      const [name, key, result] = JSON.parse(text) as Line
      cache.#entries.set(name, { key, result })
    }
    return cache
  }

  /** The entries that this run used, as the cache for the next run in the same process. */
  next(): ContentCache {
    const cache = new ContentCache()
    cache.#entries = this.#used
    cache.#isChanged = this.#isChanged
    return cache
  }

  #find<OfKind extends Kind>(kind: OfKind, name: string, key: string): Kept[OfKind] | undefined {
    const stored = this.#entries.get(`${kind} ${name}`)
    return stored?.key === key ? (stored.result as Kept[OfKind]) : undefined
  }

  #keep<OfKind extends Kind>(
    kind: OfKind,
    name: string,
    key: string,
    result: Kept[OfKind],
    isNew: boolean,
  ): Kept[OfKind] {
    this.#isChanged ||= isNew
    this.#used.set(`${kind} ${name}`, { key, result })
    return result
  }

  keyOf(...parts: readonly string[]): string {
    return hashOf(...parts)
  }

  /** The cached result if it was made from the same inputs, otherwise what `make` returns. */
  get<OfKind extends keyof Results>(
    kind: OfKind,
    name: string,
    key: string,
    make: () => Results[OfKind],
  ): Results[OfKind] {
    const stored = this.#find(kind, name, key)
    return this.#keep<Kind>(kind, name, key, stored ?? make(), stored === undefined) as Results[OfKind]
  }

  /** Whether a result was made from the same inputs. */
  has(kind: Kind, name: string, key: string): boolean {
    return this.#find(kind, name, key) !== undefined
  }

  /** Adds a result that was made elsewhere. */
  add<OfKind extends Kind>(kind: OfKind, name: string, key: string, result: Kept[OfKind]): void {
    this.#isChanged = true
    this.#entries.set(`${kind} ${name}`, { key, result })
  }

  /** The same for a picture. */
  async getLater(file: string, key: string, make: () => Promise<MeasuredPicture>): Promise<MeasuredPicture> {
    const stored = this.#find('picture', file, key)
    return this.#keep('picture', file, key, stored ?? (await make()), stored === undefined)
  }

  /**
   * Writes the entries that this run used; all others are dropped.
   * @throws Error if the file cannot be written
   */
  async save(file: string, salt: string): Promise<void> {
    if (!this.#isChanged && this.#entries.size === this.#used.size) return
    await mkdir(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}.new`
    try {
      this.#write(unfinished, salt)
      await rename(unfinished, file)
      this.#isChanged = false
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  #write(file: string, salt: string): void {
    // In chunks: the whole text would be the largest object in memory.
    const handle = openSync(file, 'w')
    let part = `${salt}\n`
    for (const [name, { key, result }] of this.#used) {
      part += `${addLineChecksum(salt, JSON.stringify([name, key, result] satisfies Line))}\n`
      if (part.length < partLength) continue
      writeSync(handle, part)
      part = ''
    }
    writeSync(handle, part)
    closeSync(handle)
  }
}
