import { lstatSync } from 'node:fs'

/**
 * How long a file must have been left alone for its time to tell of the next change, in nanoseconds: systems count time
 * in steps.
 */
const settled = 100_000_000n

/** Changes whenever something is written to the file: nobody can set the time of its last change. */
function signatureOf(file: string): { signature: string; changedAt: bigint } | undefined {
  const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && { signature: `${stats.ino} ${stats.size} ${stats.ctimeNs}`, changedAt: stats.ctimeNs }
}

/**
 * What was made of each file, remembered while the process runs and until something is written to the file: what
 * follows every save reads what was saved, and not everything.
 */
export class FileMemo<Result> {
  readonly #known = new Map<string, { signature: string; result: Result }>()

  get(file: string, make: () => Result): Result {
    const before = signatureOf(file)
    const known = this.#known.get(file)
    if (known && known.signature === before?.signature) return known.result
    const result = make()
    const now = BigInt(Date.now()) * 1_000_000n
    // What was written just now may be written again without another time.
    if (before && before.signature === signatureOf(file)?.signature && now - before.changedAt > settled)
      this.#known.set(file, { signature: before.signature, result })
    else this.#known.delete(file)
    return result
  }
}
