import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { CampaignUnit } from './campaign-unit.ts'
import type { Fault } from './fault.ts'
import type { Picture } from './images.ts'

type Entries = {
  units: Record<string, { key: string; unit: CampaignUnit }>
  images: Record<string, { key: string; picture: Picture | undefined; faults: Fault[] }>
}

/** Results by the fingerprint of what they were made from. A cache that cannot be read counts as empty. */
export class ContentCache {
  #entries: Entries = { units: {}, images: {} }
  #used: Entries = { units: {}, images: {} }
  #isChanged = false

  /** `salt` is the fingerprint of the code that makes the results: another code, another cache. */
  static async open(file: string | undefined, salt: string): Promise<ContentCache> {
    const cache = new ContentCache()
    if (file === undefined) return cache
    try {
      const stored = JSON.parse(await readFile(file, 'utf8')) as { salt: string; entries: Entries }
      if (stored.salt === salt) cache.#entries = { units: { ...stored.entries.units }, images: { ...stored.entries.images } }
    } catch {
      // Nothing stored yet, or cut off in mid-write: everything is made anew.
    }
    return cache
  }

  unit(name: string, key: string, make: () => CampaignUnit): CampaignUnit {
    const stored = this.#entries.units[name]
    const unit = stored?.key === key ? stored.unit : make()
    this.#isChanged ||= stored?.key !== key
    this.#used.units[name] = { key, unit }
    return unit
  }

  async image(name: string, key: string, make: () => Promise<{ picture?: Picture | undefined; faults: Fault[] }>) {
    const stored = this.#entries.images[name]
    const isKnown = stored?.key === key
    const result = isKnown ? stored : await make()
    this.#isChanged ||= !isKnown
    const entry = { key, picture: result.picture, faults: result.faults }
    this.#used.images[name] = entry
    return entry
  }

  /** Keeps what this run used, and forgets the rest. */
  async save(file: string, salt: string): Promise<void> {
    const isSmaller = Object.keys(this.#entries.units).length !== Object.keys(this.#used.units).length
    if (!this.#isChanged && !isSmaller) return
    await mkdir(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}.new`
    await writeFile(unfinished, JSON.stringify({ salt, entries: this.#used }))
    await rename(unfinished, file)
  }
}
