import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { CampaignUnit } from './campaign-unit.ts'
import type { Fault } from './fault.ts'
import type { Picture } from './pictures/inspect-picture.ts'
import { sealLine, unsealLine } from './sealed.ts'

/** One result, as a line of the cache's file. */
type Line = ['unit', string, Entries['units'][string]] | ['image', string, Entries['images'][string]]

type Entries = {
  units: Record<string, { key: string; unit: CampaignUnit }>
  images: Record<string, { key: string; picture: Picture | undefined; faults: Fault[] }>
}

/** How much is written at once, in characters. */
const partLength = 256 * 1024

/** Results by the fingerprint of what they were made from. A line that is damaged is missing, a cache that cannot be read is empty. */
export class ContentCache {
  #entries: Entries = { units: {}, images: {} }
  #used: Entries = { units: {}, images: {} }
  #isChanged = false

  /** `salt` is the fingerprint of the code that makes the results: another code, another cache. */
  static async open(file: string | undefined, salt: string): Promise<ContentCache> {
    const cache = new ContentCache()
    if (file === undefined) return cache
    const [first, ...lines] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (first !== salt) return cache
    for (const line of lines) {
      const text = unsealLine(salt, line)
      if (text !== undefined) cache.#keep(JSON.parse(text) as Line)
    }
    return cache
  }

  #keep(line: Line): void {
    if (line[0] === 'unit') this.#entries.units[line[1]] = line[2]
    else this.#entries.images[line[1]] = line[2]
  }

  /** What this run used, for the next run of the same process. */
  next(): ContentCache {
    const cache = new ContentCache()
    cache.#entries = this.#used
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

  /**
   * Keeps what this run used, and forgets the rest.
   * @throws Error where the file cannot be written
   */
  async save(file: string, salt: string): Promise<void> {
    const isSmaller = Object.keys(this.#entries.units).length !== Object.keys(this.#used.units).length
    if (!this.#isChanged && !isSmaller) return
    await mkdir(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}.new`
    try {
      this.#write(unfinished, salt)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  #write(file: string, salt: string): void {
    // A part at a time: all of it as one text would be the largest thing in memory.
    const handle = openSync(file, 'w')
    let part = `${salt}\n`
    for (const line of this.#lines()) {
      part += `${sealLine(salt, JSON.stringify(line))}\n`
      if (part.length < partLength) continue
      writeSync(handle, part)
      part = ''
    }
    writeSync(handle, part)
    closeSync(handle)
  }

  *#lines(): Generator<Line> {
    for (const [name, entry] of Object.entries(this.#used.units)) yield ['unit', name, entry]
    for (const [name, entry] of Object.entries(this.#used.images)) yield ['image', name, entry]
  }
}
