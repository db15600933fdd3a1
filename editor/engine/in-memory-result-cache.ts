import type { ResultCache, Results } from '#content-layer/load/read-context.ts'

/**
 * The latest result of a file. `key` identifies the inputs that it was computed from, and `generation` is the last one
 * that requested it.
 */
type CachedResult = { key: string; result: unknown; generation: number }

/**
 * Caches the latest result of each file. A generation is one reading of the content. Results that a generation did not
 * request are dropped when the next one starts. A key consists of the numbers of its input texts, `12.7.31` for three
 * texts: they are faster to compare than the texts, and need no hash function.
 */
export class InMemoryResultCache implements ResultCache {
  readonly #results = new Map<string, CachedResult>()
  /** The numbers of the texts that this generation has requested, and those of the previous one. */
  #numbers = new Map<string, number>()
  #previousNumbers = new Map<string, number>()
  #lastNumber = 0
  /** The number of the current generation. */
  #generation = 0

  /** Starts a generation, before the content is read. */
  startGeneration(): void {
    this.#previousNumbers = this.#numbers
    this.#numbers = new Map()
    this.#generation += 1
    const previous = this.#generation - 1
    for (const [name, { generation }] of this.#results) if (generation < previous) this.#results.delete(name)
  }

  keyOf(...parts: readonly string[]): string {
    return parts.map((part) => this.#getNumber(part)).join('.')
  }

  get<Kind extends keyof Results>(kind: Kind, name: string, key: string, make: () => Results[Kind]): Results[Kind] {
    const cached = this.#results.get(`${kind} ${name}`)
    // The name in the map contains the kind, so the result is of that kind.
    const result = cached?.key === key ? (cached.result as Results[Kind]) : make()
    this.#results.set(`${kind} ${name}`, { key, result, generation: this.#generation })
    return result
  }

  #getNumber(part: string): number {
    const number = this.#numbers.get(part) ?? this.#previousNumbers.get(part) ?? (this.#lastNumber += 1)
    this.#numbers.set(part, number)
    return number
  }
}
