import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { addChecksum, verifyChecksum } from '../content-layer/checksum.ts'

/**
 * Results kept between builds, each under a key that changes with what it was made from. What is damaged counts as
 * missing. May be deleted at any time.
 */
export class Store {
  readonly #used = new Set<string>()

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** Says that this build needs what is kept under the key, though it does not read it. */
  use(key: string): void {
    this.#used.add(key)
  }

  /** What an earlier build kept under the key. One small file after the other is read faster so than by threads. */
  find(key: string): Buffer | undefined {
    this.#used.add(key)
    try {
      return verifyChecksum(key, readFileSync(path.join(this.folder, key)))
    } catch {
      return undefined
    }
  }

  /** Keeps a result. It appears whole or not at all. */
  keep(key: string, result: Uint8Array): void {
    this.#used.add(key)
    const file = path.join(this.folder, key)
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, addChecksum(key, result))
    renameSync(unfinished, file)
  }

  /** What was kept, or what `make` makes, kept for the next build. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.find(key)
    if (kept) return kept
    const result = await make()
    this.keep(key, result)
    return result
  }

  /** Removes what this build did not use. */
  prune(): void {
    for (const name of readdirSync(this.folder))
      if (!this.#used.has(name)) rmSync(path.join(this.folder, name), { recursive: true, force: true })
  }
}
