import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { ResolvedImage } from '#schemas/image.ts'

import { seal, unseal } from '../sealed.ts'

/** A picture as the documents carry it. */
export type MadePicture = ResolvedImage & { src: string }

/** What was made of a picture: its words for the documents, and its files' sizes in bytes by name. */
export type Entry = { key: string; made: MadePicture; files: Readonly<Record<string, number>> }

const day = 24 * 60 * 60 * 1000

/** How long an entry that no build asked for is kept: other branches and other contents use the same store. */
const keptFor = 30 * day

export type NewEntry = { made: MadePicture; files: ReadonlyMap<string, Uint8Array> }

/** Pictures as they were made, each in a folder named by what it was made from. It may be deleted at any time. */
export class PictureStore {
  readonly #folder: string
  readonly #asked = new Map<string, Promise<Entry>>()

  /** How many entries were made anew. */
  newEntries = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  #at(key: string, name = ''): string {
    return path.join(this.#folder, key, name)
  }

  /**
   * What is stored under a key, or is made now. A picture that lies in two places, as in a copied month, is made once.
   */
  findOrMake(key: string, make: () => Promise<NewEntry>): Promise<Entry> {
    const asked = this.#asked.get(key) ?? this.#find(key).then((entry) => entry ?? this.#make(key, make))
    this.#asked.set(key, asked)
    return asked
  }

  /**
   * What is stored under a key, unless its list is damaged, or a file of it missing or cut off. A file's bytes are
   * compared with its name when it is copied.
   */
  async #find(key: string): Promise<Entry | undefined> {
    try {
      const list = unseal(key, readFileSync(this.#at(key, 'made.json')))
      if (!list) return undefined
      const entry = JSON.parse(list.toString()) as Entry
      if (Object.entries(entry.files).some(([name, size]) => statSync(this.#at(key, name)).size !== size))
        return undefined
      if (Date.now() - statSync(this.#at(key)).mtimeMs > day) await utimes(this.#at(key), new Date(), new Date())
      return entry
    } catch {
      return undefined
    }
  }

  /** Stores an entry whole or not at all: another process, or the next one after a power cut, never sees half of it. */
  async #make(key: string, make: () => Promise<NewEntry>): Promise<Entry> {
    const { made, files } = await make()
    const unfinished = this.#at(`${key}.${process.pid}.new`)
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    for (const [name, bytes] of files) await writeFile(path.join(unfinished, name), bytes)
    const entry = { key, made, files: Object.fromEntries([...files].map(([name, { length }]) => [name, length])) }
    await writeFile(path.join(unfinished, 'made.json'), seal(key, Buffer.from(JSON.stringify(entry))))
    await rm(this.#at(key), { recursive: true, force: true })
    await rename(unfinished, this.#at(key))
    this.newEntries += 1
    return entry
  }

  /** A stored file's bytes. */
  read(key: string, name: string): Buffer {
    return readFileSync(this.#at(key, name))
  }

  async forget(key: string): Promise<void> {
    this.#asked.delete(key)
    await rm(this.#at(key), { recursive: true, force: true })
  }

  /** Removes what no build has asked for in a month, and what a process left unfinished. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const age = now - (await stat(this.#at(name))).mtimeMs
      if (age > (name.endsWith('.new') ? day : keptFor)) await this.forget(name)
    }
  }
}
