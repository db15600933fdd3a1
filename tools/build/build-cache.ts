import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { addChecksum, verifyChecksum } from '../shared/files/checksum.ts'
import { writeAtomically } from '../shared/files/write-atomically.ts'

/** Results of builds by keys that change with their inputs. Damaged ones count as missing. */
export class Store {
  readonly #used = new Set<string>()

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** Marks a result as used by this build without reading it. */
  use(key: string): void {
    this.#used.add(key)
  }

  /** Returns a stored result. Synchronously, because for small files that is faster than the thread pool. */
  find(key: string): Buffer | undefined {
    this.#used.add(key)
    try {
      return verifyChecksum(key, readFileSync(path.join(this.folder, key)))
    } catch {
      return undefined
    }
  }

  set(key: string, result: Uint8Array): void {
    this.#used.add(key)
    writeAtomically(path.join(this.folder, key), addChecksum(key, result))
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
