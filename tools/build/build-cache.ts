import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { addChecksum, verifyChecksum } from '../shared/files/checksum.ts'

/**
 * The build cache: results under keys that change with their inputs. Damaged results count as missing. May be deleted
 * at any time.
 */
export class Store {
  readonly #used = new Set<string>()

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** Marks a result as used by this build without reading it. */
  use(key: string): void {
    this.#used.add(key)
  }

  /**
   * The result stored under the key. Reading small files synchronously, one after the other, is faster than the thread
   * pool.
   */
  find(key: string): Buffer | undefined {
    this.#used.add(key)
    try {
      return verifyChecksum(key, readFileSync(path.join(this.folder, key)))
    } catch {
      return undefined
    }
  }

  /** Stores a result atomically. */
  set(key: string, result: Uint8Array): void {
    this.#used.add(key)
    const file = path.join(this.folder, key)
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, addChecksum(key, result))
    renameSync(unfinished, file)
  }

  /** The stored result, or the one that `make` returns, which is stored. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const stored = this.find(key)
    if (stored) return stored
    const result = await make()
    this.set(key, result)
    return result
  }

  /** Removes the results that this build did not use. */
  prune(): void {
    for (const name of readdirSync(this.folder))
      if (!this.#used.has(name)) rmSync(path.join(this.folder, name), { recursive: true, force: true })
  }
}
