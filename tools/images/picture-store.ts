import type { PublishedImage } from '#schemas/published-image.ts'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { addChecksum, verifyChecksum } from '../shared/files/checksum.ts'

/** One picture in the store: its data for the documents, and the sizes of its files in bytes, by name. */
export type StoredPicture = { key: string; picture: PublishedImage; files: Readonly<Record<string, number>> }

/** The files of one picture that are not stored yet, by name, and its data for the documents. */
export type EncodedPicture = { picture: PublishedImage; files: ReadonlyMap<string, Uint8Array> }

const day = 24 * 60 * 60 * 1000

/** How long an unused entry is stored, in milliseconds: other branches and other contents share the store. */
const maxAge = 30 * day

/** Processed pictures, each in a folder named after the key of its inputs. May be deleted at any time. */
export class PictureStore {
  readonly #folder: string
  readonly #asked = new Map<string, Promise<StoredPicture>>()

  /** Number of entries created in this run. */
  newEntries = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  #at(key: string, name = ''): string {
    return path.join(this.#folder, key, name)
  }

  /** Returns the entry of a key, or creates it, once for a picture that exists twice. */
  findOrMake(key: string, make: () => Promise<EncodedPicture>): Promise<StoredPicture> {
    const pending = this.#asked.get(key) ?? this.#find(key).then((entry) => entry ?? this.#make(key, make))
    this.#asked.set(key, pending)
    return pending
  }

  /** Returns the entry of a key, unless a file is missing or truncated; its bytes are compared when it is copied. */
  async #find(key: string): Promise<StoredPicture | undefined> {
    try {
      const list = verifyChecksum(key, readFileSync(this.#at(key, 'picture.json')))
      if (!list) return undefined
      const entry = JSON.parse(list.toString()) as StoredPicture
      if (Object.entries(entry.files).some(([name, size]) => statSync(this.#at(key, name)).size !== size))
        return undefined
      if (Date.now() - statSync(this.#at(key)).mtimeMs > day) await utimes(this.#at(key), new Date(), new Date())
      return entry
    } catch {
      return undefined
    }
  }

  /** Stores an entry atomically, so that no other process and none after a power failure sees a part of it. */
  async #make(key: string, make: () => Promise<EncodedPicture>): Promise<StoredPicture> {
    const { picture, files } = await make()
    const unfinished = this.#at(`${key}.${process.pid}.new`)
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    for (const [name, bytes] of files) await writeFile(path.join(unfinished, name), bytes)
    const entry = {
      key,
      picture,
      files: Object.fromEntries([...files].map(([name, { length }]) => [name, length])),
    }
    await writeFile(path.join(unfinished, 'picture.json'), addChecksum(key, Buffer.from(JSON.stringify(entry))))
    await rm(this.#at(key), { recursive: true, force: true })
    await rename(unfinished, this.#at(key))
    this.newEntries += 1
    return entry
  }

  read(key: string, name: string): Buffer {
    return readFileSync(this.#at(key, name))
  }

  async forget(key: string): Promise<void> {
    this.#asked.delete(key)
    await rm(this.#at(key), { recursive: true, force: true })
  }

  /** Removes entries unused for thirty days, and what an interrupted process left behind. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const age = now - (await stat(this.#at(name))).mtimeMs
      if (age > (name.endsWith('.new') ? day : maxAge)) await this.forget(name)
    }
  }
}
