import type { MeasuredPicture } from '#content-layer/images/image.ts'
import type { ResultCache, Results } from '#content-layer/load/read-context.ts'

import type { PictureCache } from '../images/read-pictures.ts'
import { computeHash } from '../shared/files/hash.ts'
import { readRecords, writeRecords } from '../shared/files/records.ts'

/** Types of the cached results by kind, all serializable as JSON. */
type CachedResults = Results & { picture: MeasuredPicture }

type Kind = keyof CachedResults

/** A result by its kind and name, with the fingerprint of its inputs. */
type Entry = { key: string; inputs: string; result: CachedResults[Kind] }

/** Kinds of diagnostics that depend on a clock. A result that has one is computed again on the next run. */
const kindsOfClock: ReadonlySet<string> = new Set(['too-slow', 'picture-too-slow'])

/** Results by the fingerprint of their inputs. */
export class ContentCache implements ResultCache, PictureCache {
  readonly #entries: Map<string, Entry>
  readonly #used = new Map<string, Entry>()
  /** Whether this run has computed anything. */
  #isNew = false

  private constructor(entries: Map<string, Entry>) {
    this.#entries = entries
  }

  /** Creates an empty cache, for a run that reuses no earlier results. */
  static empty(): ContentCache {
    return new ContentCache(new Map())
  }

  /** Opens a cache, which is empty if it cannot be read or other code (`salt`) has computed its results. */
  static open(file: string, salt: string): ContentCache {
    return new ContentCache(readRecords(file, salt))
  }

  /** Returns the entries that this run used, as the cache for the next run in the same process. */
  next(): ContentCache {
    return new ContentCache(this.#used)
  }

  #find<OfKind extends Kind>(kind: OfKind, name: string, inputs: string): CachedResults[OfKind] | undefined {
    const stored = this.#entries.get(`${kind} ${name}`)
    return stored?.inputs === inputs ? (stored.result as CachedResults[OfKind]) : undefined
  }

  #use<Result extends CachedResults[Kind]>(kind: Kind, name: string, inputs: string, result: Result): Result {
    const key = `${kind} ${name}`
    if (!result.diagnostics.some((diagnostic) => kindsOfClock.has(diagnostic.kind)))
      this.#used.set(key, { key, inputs, result })
    return result
  }

  keyOf(...parts: readonly string[]): string {
    return computeHash(...parts)
  }

  /** Returns the cached result if it was computed from the same inputs, otherwise the result of `make`. */
  get<OfKind extends keyof Results>(
    kind: OfKind,
    name: string,
    inputs: string,
    make: () => Results[OfKind],
  ): Results[OfKind] {
    const stored = this.#find(kind, name, inputs)
    this.#isNew ||= stored === undefined
    return this.#use(kind, name, inputs, stored ?? make())
  }

  has(kind: Kind, name: string, inputs: string): boolean {
    return this.#find(kind, name, inputs) !== undefined
  }

  /** Adds a result that was computed by another thread. */
  add<OfKind extends Kind>(kind: OfKind, name: string, inputs: string, result: CachedResults[OfKind]): void {
    const key = `${kind} ${name}`
    this.#isNew = true
    this.#entries.set(key, { key, inputs, result })
  }

  /** Like `get`, for a picture. */
  async getLater(file: string, inputs: string, make: () => Promise<MeasuredPicture>): Promise<MeasuredPicture> {
    const stored = this.#find('picture', file, inputs)
    this.#isNew ||= stored === undefined
    return this.#use('picture', file, inputs, stored ?? (await make()))
  }

  /**
   * Writes the entries that this run used, if they differ from those that it opened.
   * @throws Error if the file cannot be written
   */
  save(file: string, salt: string): void {
    if (this.#isNew || this.#used.size < this.#entries.size) writeRecords(file, salt, this.#used.values())
  }
}
