import { equalValues } from './equal-values.ts'

/** An item of a changed list, with the index of the old item that it is equal to, or was probably derived from. */
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
  /** Old index of each new item that has one. */
  const oldIndexes = new Map(commonItems(before, after).map(([oldIndex, newIndex]) => [newIndex, oldIndex]))
  /** Old indexes that no new item has. */
  const unmatched = new Set(before.keys())
  for (const old of oldIndexes.values()) unmatched.delete(old)
  // Moved or copied items are equal to an old one outside the common subsequence.
  for (const [index, item] of after.entries()) {
    if (oldIndexes.has(index)) continue
    const isEqual = (old: number) => equalValues(before[old], item)
    const equal = [...unmatched].find(isEqual) ?? [...before.keys()].find(isEqual)
    if (equal === undefined) continue
    oldIndexes.set(index, equal)
    unmatched.delete(equal)
  }
  return after.map((item, index): Aligned => {
    const same = oldIndexes.get(index)
    if (same !== undefined) return { item, same }
    // A changed item follows what the item before it was derived from, or has kept its index.
    const previous = index === 0 ? -1 : (oldIndexes.get(index - 1) ?? index - 1)
    const from = [previous + 1, index].find((old) => unmatched.has(old))
    if (from === undefined) return { item }
    unmatched.delete(from)
    oldIndexes.set(index, from)
    return { item, from }
  })
}
