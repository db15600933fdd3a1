import { lstatSync } from 'node:fs'

/**
 * Minimum age of a file's change time, in nanoseconds, after which every later write changes it: file systems have
 * coarse timestamps.
 */
const settled = 100_000_000n

/**
 * Returns a state that changes with every write to the file: unlike the modification time, the change time (ctime)
 * cannot be set.
 */
function stateOf(file: string): { state: string; changedAt: bigint } | undefined {
  const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && { state: `${stats.ino} ${stats.size} ${stats.ctimeNs}`, changedAt: stats.ctimeNs }
}

/**
 * Memoizes the result for each file until the file is written to, so that in watch mode only saved files are read
 * again.
 */
export class FileMemo<Result> {
  readonly #known = new Map<string, { state: string; result: Result }>()

  get(file: string, make: () => Result): Result {
    const before = stateOf(file)
    const cached = this.#known.get(file)
    if (cached && cached.state === before?.state) return cached.result
    const result = make()
    const now = BigInt(Date.now()) * 1_000_000n
    // A recently written file may be written again with the same timestamp.
    if (before && before.state === stateOf(file)?.state && now - before.changedAt > settled)
      this.#known.set(file, { state: before.state, result })
    else this.#known.delete(file)
    return result
  }
}
