import { diffArrays } from 'diff'

/** A position in which two lists differ: the removed items and the added ones. */
export type Hunk<Item> = { removed: Item[]; added: Item[] }

/**
 * Returns the hunks in which two lists differ, in order; none if more than `maxEdits` items were added and removed.
 * `isSame` compares two items, by default by identity.
 */
export function findHunks<Item>(
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
