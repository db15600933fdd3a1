import { diffArrays } from 'diff'

import { areEqual } from './json-data.ts'

/** An item of a changed list, with the index of the old item that it equals, or that it was probably edited from. */
type AlignedItem = { item: unknown; equalTo?: number; derivedFrom?: number }

/** Returns the items of a longest common subsequence of two lists: the old index of each, by its new index. */
function findCommonItems(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const oldIndexes = new Map<number, number>()
  let [oldIndex, newIndex] = [0, 0]
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator: areEqual })) {
    if (!added && !removed)
      for (let offset = 0; offset < count; offset += 1) oldIndexes.set(newIndex + offset, oldIndex + offset)
    if (!added) oldIndex += count
    if (!removed) newIndex += count
  }
  return oldIndexes
}

/** Finds for each item of a changed list the equal old item, or else the old item that it was probably edited from. */
export function alignListItems(before: readonly unknown[], after: readonly unknown[]): AlignedItem[] {
  /** Old index of each new item that has one. */
  const oldIndexes = findCommonItems(before, after)
  /** Old indexes that no new item has. */
  const unmatched = new Set(before.keys())
  for (const old of oldIndexes.values()) unmatched.delete(old)
  // Moved or copied items are equal to an old one outside the common subsequence.
  for (const [index, item] of after.entries()) {
    if (oldIndexes.has(index)) continue
    const isEqual = (old: number) => areEqual(before[old], item)
    const equal = [...unmatched].find(isEqual) ?? [...before.keys()].find(isEqual)
    if (equal === undefined) continue
    oldIndexes.set(index, equal)
    unmatched.delete(equal)
  }
  return after.map((item, index): AlignedItem => {
    const equalTo = oldIndexes.get(index)
    if (equalTo !== undefined) return { item, equalTo }
    // An edited item has kept its predecessor or its index. If `a, b, c` became `b, x`, the predecessor of `x` is the old
    // item 1, so `x` was edited from the old item 2, `c`. If it became `c, x`, no old item follows `c`, so `x` was edited
    // from the old item with its own index 1, `b`.
    const previous = index === 0 ? -1 : (oldIndexes.get(index - 1) ?? index - 1)
    const derivedFrom = [previous + 1, index].find((old) => unmatched.has(old))
    if (derivedFrom === undefined) return { item }
    unmatched.delete(derivedFrom)
    oldIndexes.set(index, derivedFrom)
    return { item, derivedFrom }
  })
}
