import { appendFileSync, closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { MeasuredPicture } from '#content-layer/images/image.ts'
import type { ResultCache, Results } from '#content-layer/load/read-context.ts'

import type { PictureCache } from '../images/read-pictures.ts'
import { addLineChecksum, verifyLineChecksum } from '../shared/files/checksum.ts'
import { hashOf } from '../shared/files/hash.ts'

/** Types of the cached results by kind, all serializable as JSON. */
type CachedResults = Results & { picture: MeasuredPicture }

type Kind = keyof CachedResults

/** A result as a line of the cache file: kind and name, the fingerprint of its inputs, and the result. */
type Line = [name: string, key: string, result: CachedResults[Kind]]

type Entry = { key: string; result: CachedResults[Kind] }

type Entries = Map<string, Entry>

/** Maximum length of a single write, in characters. */
const partLength = 256 * 1024

/** Maximum ratio of outdated entries to used ones; above it the file is rewritten. */
const maxOutdated = 0.1

/**
 * Generates the entries as lines with line ends, in parts, because the whole text would be the largest object in
 * memory.
 */
function* partsOf(entries: Iterable<readonly [string, Entry]>, salt: string): Generator<string> {
  let part = ''
  for (const [name, { key, result }] of entries) {
    part += `\n${addLineChecksum(salt, JSON.stringify([name, key, result] satisfies Line))}`
    if (part.length < partLength) continue
    yield part
    part = ''
  }
  yield part
}

/** Appends entries to an existing file; returns false if it does not exist. */
function appendLines(file: string, salt: string, entries: Iterable<readonly [string, Entry]>): boolean {
  if (!existsSync(file)) return false
  appendFileSync(file, [...partsOf(entries, salt)].join(''))
  return true
}

/** Writes a file of entries atomically, so that readers see either all of it or the previous file. */
async function writeLines(file: string, salt: string, entries: Iterable<readonly [string, Entry]>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.new`
  try {
    const handle = openSync(unfinished, 'w')
    writeSync(handle, salt)
    for (const part of partsOf(entries, salt)) writeSync(handle, part)
    closeSync(handle)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Reads the text of a file; empty if there is none. Read in one go, because tens of megabytes in parts take three times
 * as long.
 */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Kinds of diagnostics that depend on a clock. A result that has one is computed again on the next run. */
const kindsOfClock: ReadonlySet<string> = new Set(['too-slow'])

function isRepeatable(result: CachedResults[Kind]): boolean {
  return !('diagnostics' in result && result.diagnostics.some(({ kind }) => kindsOfClock.has(kind)))
}

/** Results by the fingerprint of their inputs. A damaged line counts as missing, an unreadable cache as empty. */
export class ContentCache implements ResultCache, PictureCache {
  #entries: Entries = new Map()
  readonly #used: Entries = new Map()
  /** Names of the results that are not in the file yet. */
  #made = new Set<string>()
  /** Number of lines in the file, including outdated ones. */
  #lines = 0

  /**
   * Opens a cache. `salt` is the fingerprint of the code that computes the results; a cache with another salt is not
   * used.
   */
  static open(file: string | undefined, salt: string): ContentCache {
    const cache = new ContentCache()
    if (file === undefined) return cache
    const [first, ...lines] = readText(file).split('\n')
    if (first !== salt) return cache
    cache.#lines = lines.length
    for (const line of lines) {
      const text = verifyLineChecksum(salt, line)
      if (text === undefined) continue
      // The checksum proves that this class wrote the line.
      const [name, key, result] = JSON.parse(text) as Line
      cache.#entries.set(name, { key, result })
    }
    return cache
  }

  /** Returns the entries that this run used, as the cache for the next run in the same process. */
  next(): ContentCache {
    const cache = new ContentCache()
    cache.#entries = this.#used
    cache.#made = this.#made
    cache.#lines = this.#lines
    return cache
  }

  #find<OfKind extends Kind>(kind: OfKind, name: string, key: string): CachedResults[OfKind] | undefined {
    const stored = this.#entries.get(`${kind} ${name}`)
    return stored?.key === key ? (stored.result as CachedResults[OfKind]) : undefined
  }

  #keep<OfKind extends Kind>(
    kind: OfKind,
    name: string,
    key: string,
    result: CachedResults[OfKind],
    isNew: boolean,
  ): CachedResults[OfKind] {
    if (!isRepeatable(result)) return result
    if (isNew) this.#made.add(`${kind} ${name}`)
    this.#used.set(`${kind} ${name}`, { key, result })
    return result
  }

  keyOf(...parts: readonly string[]): string {
    return hashOf(...parts)
  }

  /** Returns the cached result if it was computed from the same inputs, otherwise the result of `make`. */
  get<OfKind extends keyof Results>(
    kind: OfKind,
    name: string,
    key: string,
    make: () => Results[OfKind],
  ): Results[OfKind] {
    const stored = this.#find(kind, name, key)
    return this.#keep<Kind>(kind, name, key, stored ?? make(), stored === undefined) as Results[OfKind]
  }

  /** Returns whether a result was computed from the same inputs. */
  has(kind: Kind, name: string, key: string): boolean {
    return this.#find(kind, name, key) !== undefined
  }

  /** Adds a result that was computed by another thread. */
  add<OfKind extends Kind>(kind: OfKind, name: string, key: string, result: CachedResults[OfKind]): void {
    this.#made.add(`${kind} ${name}`)
    this.#entries.set(`${kind} ${name}`, { key, result })
  }

  /** Like `get`, for a picture. */
  async getLater(file: string, key: string, make: () => Promise<MeasuredPicture>): Promise<MeasuredPicture> {
    const stored = this.#find('picture', file, key)
    return this.#keep('picture', file, key, stored ?? (await make()), stored === undefined)
  }

  /**
   * Writes the entries that this run used. If few are new, only these are appended and outdated ones remain in the file
   * for a while, because rewriting a thousand campaigns takes a third of a second.
   * @throws Error if the file cannot be written
   */
  async save(file: string, salt: string): Promise<void> {
    const fresh = [...this.#used].filter(([name]) => this.#made.has(name))
    const outdated = this.#lines + fresh.length - this.#used.size
    const isTidy = outdated <= this.#used.size * maxOutdated
    if (isTidy && fresh.length === 0) return
    if (isTidy && this.#lines > 0 && appendLines(file, salt, fresh)) {
      this.#lines += fresh.length
    } else {
      await writeLines(file, salt, this.#used)
      this.#lines = this.#used.size
    }
    this.#made.clear()
  }
}
