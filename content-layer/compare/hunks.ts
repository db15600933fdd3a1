import { diffArrays } from 'diff'

/** A place in which two lists differ: what went, and what came instead. */
export type Hunk<Item> = { removed: Item[]; added: Item[] }

/**
 * The places in which two lists differ, in their order; none if more than `mostEdits` items came and went. `isSame`
 * compares two items, by identity unless it is given.
 */
export function hunksOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { isSame, maxEdits }: { isSame?: (one: Item, other: Item) => boolean; maxEdits?: number } = {},
): Hunk<Item>[] {
  const parts = diffArrays([...before], [...after], {
    ...(isSame && { comparator: isSame }),
    maxEditLength: maxEdits ?? Number.POSITIVE_INFINITY,
  })
  const hunks: Hunk<Item>[] = []
  let isOpen = false
  for (const { value, added, removed } of parts ?? []) {
    const differs = added || removed
    if (differs && !isOpen) hunks.push({ removed: [], added: [] })
    if (differs) hunks.at(-1)?.[added ? 'added' : 'removed'].push(...value)
    isOpen = differs
  }
  return hunks
}
