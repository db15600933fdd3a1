import type { ResultCache, Results } from '#content-layer/load/read-context.ts'

type CachedResult = { key: string; result: unknown; reading: number }

/**
 * Caches the result of each file as long as it is the file's latest, or was requested in the last reading. A key
 * numbers its parts instead of hashing them: an edited text is hashed once, others never again.
 */
export class ResultsInMemory implements ResultCache {
  readonly #results = new Map<string, CachedResult>()
  #numbers = new Map<string, number>()
  #before = new Map<string, number>()
  #next = 0
  #reading = 0

  /** Starts a reading: drops the texts and results that the last one did not request. */
  start(): void {
    this.#before = this.#numbers
    this.#numbers = new Map()
    this.#reading += 1
    for (const [name, { reading }] of this.#results) if (reading < this.#reading - 1) this.#results.delete(name)
  }

  readonly keyOf = (...parts: readonly string[]): string => parts.map((part) => this.#numberOf(part)).join('.')

  readonly get = <Kind extends keyof Results>(
    kind: Kind,
    name: string,
    key: string,
    make: () => Results[Kind],
  ): Results[Kind] => {
    const cached = this.#results.get(`${kind} ${name}`)
    // A result stored under a kind is of that kind.
    const result = cached?.key === key ? (cached.result as Results[Kind]) : make()
    this.#results.set(`${kind} ${name}`, { key, result, reading: this.#reading })
    return result
  }

  #numberOf(part: string): number {
    const number = this.#numbers.get(part) ?? this.#before.get(part) ?? (this.#next += 1)
    this.#numbers.set(part, number)
    return number
  }
}
