import { equalValues } from './equal-values.ts'

/** An item of a new list, with the index of the equal old item, or of the one that it was derived from. */
type Aligned = { item: unknown; same?: number; from?: number }

/** Returns the index pairs of a longest common subsequence of two lists. */
function commonItems(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = equalValues(before[i], after[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < before.length && j < after.length;)
    if (equalValues(before[i], after[j])) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

/**
 * Finds for each item of a changed list the equal old item, at any index and any number of times, or else the old item
 * at its index, from which it was probably derived.
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  const same = new Map(commonItems(before, after).map(([old, now]) => [now, old]))
  const free = new Set(before.keys())
  for (const old of same.values()) free.delete(old)
  for (const [index, item] of after.entries()) {
    if (same.has(index)) continue
    const isSame = (old: number) => equalValues(before[old], item)
    const moved = [...free].find(isSame) ?? [...before.keys()].find(isSame)
    if (moved === undefined) continue
    same.set(index, moved)
    free.delete(moved)
  }
  return after.map((item, index): Aligned => {
    const match = same.get(index)
    if (match !== undefined) return { item, same: match }
    const previous = index === 0 ? -1 : (same.get(index - 1) ?? index - 1)
    const from = [previous + 1, index].find((old) => free.has(old))
    if (from === undefined) return { item }
    free.delete(from)
    same.set(index, from)
    return { item, from }
  })
}
