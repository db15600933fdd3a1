/** Groups items by a key, preserving their order. */
export function groupBy<Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Finds the items whose key a previous item has, each with the first item of that key. */
export function findDuplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; first: Item }[] {
  return [...groupBy(items, keyOf).values()].flatMap(([first, ...later]) =>
    first === undefined ? [] : later.map((item) => ({ item, first })),
  )
}
