/** Works through all items, at most `count` at a time. The first failure ends it. */
export async function workSideBySide<Item>(items: Iterable<Item>, count: number, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].values()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
