import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { seal, unseal } from '../content-layer/sealed.ts'

let written = 0

/** Results kept between builds, each under the fingerprint of what it was made from. What is damaged counts as missing. May be deleted at any time. */
export class Store {
  #used = new Set<string>()
  /** How many results were made and not kept from an earlier build, by their ending. */
  readonly made: Record<string, number> = {}

  constructor(readonly folder: string) {}

  /** The kept result, or what `make` makes, kept for the next build. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(key)
    const file = path.join(this.folder, key)
    const stored = await readFile(file).catch(() => undefined)
    const kept = stored && unseal(key, stored)
    if (kept) return kept
    const result = await make()
    const ending = path.extname(key)
    this.made[ending] = (this.made[ending] ?? 0) + 1
    await mkdir(this.folder, { recursive: true })
    // Written beside its place and moved there, so that a build that is broken off leaves no half result.
    const beside = `${file}.${process.pid}-${(written += 1)}`
    await writeFile(beside, seal(key, result))
    await rename(beside, file)
    return result
  }

  /** Removes what this build did not use. */
  async prune(): Promise<void> {
    const present = await readdir(this.folder).catch(() => [])
    for (const name of present) if (!this.#used.has(name)) await rm(path.join(this.folder, name), { force: true })
  }
}
