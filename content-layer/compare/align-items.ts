import { groupBy } from '../group-by.ts'

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields by which people tell the items of a list apart, the first that an item has. */
const naming = ['itemName', 'title', 'term', 'alt', 'text', 'id'] as const

function namingField(item: unknown): (typeof naming)[number] | undefined {
  return isFields(item) ? naming.find((name) => typeof item[name] === 'string') : undefined
}

/** The words by which people tell an item of a list from others; several may have the same. */
export function identityOf(item: unknown): string {
  const field = namingField(item)
  if (field !== undefined && isFields(item)) return String(item[field])
  return typeof item === 'string' ? item : JSON.stringify(item)
}

/** The names of a list's items; those that several have, with a number: 「スマホ（2つ目）」. */
export function namesOf(items: readonly unknown[]): string[] {
  const counts = new Map<string, number>()
  const equalItems = groupBy(items, identityOf)
  return items.map((item) => {
    const identity = identityOf(item)
    const number = (counts.get(identity) ?? 0) + 1
    counts.set(identity, number)
    return (equalItems.get(identity)?.length ?? 0) > 1 ? `${identity}（${number}つ目）` : identity
  })
}

/**
 * What makes two items the same one, the surest first: all that they say, their name, all but their name, and, for those
 * without fields, their position.
 */
const keys: readonly ((item: unknown, position: number) => string | undefined)[] = [
  (item) => JSON.stringify(item),
  identityOf,
  (item) => {
    const field = namingField(item)
    return isFields(item) && field !== undefined ? JSON.stringify({ ...item, [field]: '' }) : undefined
  },
  (item, position) => (isFields(item) || Array.isArray(item) ? undefined : String(position)),
]

/** The positions of an item in both lists. */
type Match = { before: number; after: number }

/** How the items of two lists belong together. */
export type Alignment = {
  matches: Match[]
  removed: number[]
  added: number[]
  /** Whether those in both stand in another order. */
  isReordered: boolean
}

/** Finds each item of a list again in another one, at most once, also where several have the same name. */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const [removed, added] = [new Set(before.keys()), new Set(after.keys())]
  const matches: Match[] = []
  for (const keyOf of keys) {
    const free = groupBy([...added], (position) => keyOf(after[position], position) ?? '')
    for (const position of [...removed]) {
      const key = keyOf(before[position], position)
      const match = key === undefined ? undefined : free.get(key)?.shift()
      if (match === undefined) continue
      matches.push({ before: position, after: match })
      removed.delete(position)
      added.delete(match)
    }
  }
  matches.sort((a, b) => a.before - b.before)
  const isReordered = matches.some((match, index) => match.after < (matches[index - 1]?.after ?? 0))
  return { matches, removed: [...removed], added: [...added], isReordered }
}
