import { diffArrays } from 'diff'

import { equalValues } from './json-data.ts'

/** An item of a changed list, with the index of the old item that it is equal to, or was probably derived from. */
type Aligned = { item: unknown; same?: number; from?: number }

/** Returns the items of a longest common subsequence of two lists: the old index of each by its new one. */
function commonItems(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const oldIndexes = new Map<number, number>()
  let [oldIndex, newIndex] = [0, 0]
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator: equalValues })) {
    const isCommon = !added && !removed
    for (let item = 0; isCommon && item < count; item += 1) oldIndexes.set(newIndex + item, oldIndex + item)
    if (!added) oldIndex += count
    if (!removed) newIndex += count
  }
  return oldIndexes
}

/**
 * Finds for each item of a changed list the equal old item, at any index and any number of times, or else the old item
 * at its index, from which it was probably derived.
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  /** Old index of each new item that has one. */
  const oldIndexes = commonItems(before, after)
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
