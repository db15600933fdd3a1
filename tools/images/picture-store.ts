import type { PublishedImage } from '#schemas/published-image.ts'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { addChecksum, verifyChecksum } from '../shared/files/checksum.ts'

/** One picture in the store: its data for the documents, and the sizes of its files in bytes, by name. */
export type StoredPicture = { key: string; picture: PublishedImage; files: Readonly<Record<string, number>> }

/** The files of one picture that are not stored yet, by name, and its data for the documents. */
export type EncodedPicture = { picture: PublishedImage; files: ReadonlyMap<string, Uint8Array> }

const dayMs = 24 * 60 * 60 * 1000

/** Age at which an unused entry is removed. It is not removed at once, because branches share the store. */
const maxAgeMs = 30 * dayMs

/** A folder of processed pictures, each in a subfolder named by the key of its inputs. May be deleted at any time. */
export class PictureStore {
  readonly #folder: string
  /** The entries that were requested in this run, by key. */
  readonly #entries = new Map<string, Promise<StoredPicture>>()

  /** Number of entries created in this run. */
  newEntries = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the path of an entry's folder, or of a file in it. */
  #getPath(key: string, name = ''): string {
    return path.join(this.#folder, key, name)
  }

  /** Returns the entry of a key. If it is missing, creates it, once for several requests of the same key. */
  findOrMake(key: string, make: () => Promise<EncodedPicture>): Promise<StoredPicture> {
    const pending = this.#entries.get(key) ?? this.#find(key).then((entry) => entry ?? this.#make(key, make))
    this.#entries.set(key, pending)
    return pending
  }

  /** Reads the entry of a key; undefined if a file is missing or truncated. Bytes are verified when a file is copied. */
  async #find(key: string): Promise<StoredPicture | undefined> {
    try {
      const json = verifyChecksum(key, readFileSync(this.#getPath(key, 'picture.json')))
      if (!json) return undefined
      const entry = JSON.parse(json.toString()) as StoredPicture
      if (Object.entries(entry.files).some(([name, size]) => statSync(this.#getPath(key, name)).size !== size))
        return undefined
      // The folder's modification time is that of the last use, to the day (`prune`).
      if (Date.now() - statSync(this.#getPath(key)).mtimeMs > dayMs)
        await utimes(this.#getPath(key), new Date(), new Date())
      return entry
    } catch {
      return undefined
    }
  }

  /** Stores an entry atomically: neither another process nor one after a power failure sees an incomplete entry. */
  async #make(key: string, make: () => Promise<EncodedPicture>): Promise<StoredPicture> {
    const { picture, files } = await make()
    const unfinished = this.#getPath(`${key}.${process.pid}.new`)
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    for (const [name, bytes] of files) await writeFile(path.join(unfinished, name), bytes)
    const entry = {
      key,
      picture,
      files: Object.fromEntries([...files].map(([name, { length }]) => [name, length])),
    }
    await writeFile(path.join(unfinished, 'picture.json'), addChecksum(key, Buffer.from(JSON.stringify(entry))))
    await rm(this.#getPath(key), { recursive: true, force: true })
    await rename(unfinished, this.#getPath(key))
    this.newEntries += 1
    return entry
  }

  /** Reads a file of an entry. @throws the system's error if it is missing */
  read(key: string, name: string): Buffer {
    return readFileSync(this.#getPath(key, name))
  }

  /** Deletes an entry, so that it is made again. */
  async forget(key: string): Promise<void> {
    this.#entries.delete(key)
    await rm(this.#getPath(key), { recursive: true, force: true })
  }

  /** Removes entries unused for thirty days, and what an interrupted process left behind. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const age = Date.now() - (await stat(this.#getPath(name))).mtimeMs
      if (age > (name.endsWith('.new') ? dayMs : maxAgeMs)) await this.forget(name)
    }
  }
}
