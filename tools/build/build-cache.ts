import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { addChecksum, verifyChecksum } from '../shared/files/checksum.ts'
import { writeAtomically } from '../shared/files/write-atomically.ts'

/** A folder of build results, stored by keys that change with their inputs. A damaged result counts as missing. */
export class Store {
  /** The keys that this build has used, which `prune` retains. */
  readonly #used = new Set<string>()

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** Marks a result as used without reading it. */
  use(key: string): void {
    this.#used.add(key)
  }

  /** Reads a stored result; undefined if it is missing. Synchronous, which is faster for small files. */
  find(key: string): Buffer | undefined {
    this.#used.add(key)
    try {
      return verifyChecksum(key, readFileSync(path.join(this.folder, key)))
    } catch {
      return undefined
    }
  }

  /** Stores a result. */
  set(key: string, result: Uint8Array): void {
    this.#used.add(key)
    writeAtomically(path.join(this.folder, key), addChecksum(key, result))
  }

  /** Reads a stored result. If it is missing, stores and returns the one that `make` returns. */
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
