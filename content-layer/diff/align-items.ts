import { isRecord } from '#domain/is-record.ts'
import { groupBy } from '#domain/group-by.ts'

/** An object of a document, by field. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields that name an item of a list, the clearest first. */
export const namingFields = ['itemName', 'title', 'term', 'name', 'alt', 'text', 'id'] as const

function namingField(item: unknown): (typeof namingFields)[number] | undefined {
  return isRecord(item) ? namingFields.find((name) => typeof item[name] === 'string') : undefined
}

/** Returns the text that identifies an item of a list; several items may share it. */
function getIdentity(item: unknown): string {
  const field = namingField(item)
  if (field !== undefined && isRecord(item)) return String(item[field])
  return typeof item === 'string' ? item : JSON.stringify(item)
}

/** Returns the names of a list's items; duplicate names get a number: 「スマホ（2つ目）」. */
export function getItemNames(items: readonly unknown[]): string[] {
  const counts = new Map<string, number>()
  const equalItems = groupBy(items, getIdentity)
  return items.map((item) => {
    const identity = getIdentity(item)
    const number = (counts.get(identity) ?? 0) + 1
    counts.set(identity, number)
    return (equalItems.get(identity)?.length ?? 0) > 1 ? `${identity}（${number}つ目）` : identity
  })
}

/**
 * Keys by which two items match, the most reliable first: all their data, their name, all data except their name, and,
 * for items without fields, their position.
 */
const matchKeys: readonly ((item: unknown, position: number) => string | undefined)[] = [
  (item) => JSON.stringify(item),
  getIdentity,
  (item) => {
    const field = namingField(item)
    return isRecord(item) && field !== undefined ? JSON.stringify({ ...item, [field]: '' }) : undefined
  },
  (item, position) => (isRecord(item) || Array.isArray(item) ? undefined : String(position)),
]

/** The positions of an item in both lists. */
type Match = { before: number; after: number }

/** Correspondence of the items of two lists. */
export type Alignment = {
  matches: Match[]
  removed: number[]
  added: number[]
  /** Whether the order of the items differs between both lists. */
  isReordered: boolean
}

/** Matches the items of two lists, each at most once, even if several have the same name. */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const [removed, added] = [new Set(before.keys()), new Set(after.keys())]
  const matches: Match[] = []
  for (const keyOf of matchKeys) {
    const unmatched = groupBy([...added], (position) => keyOf(after[position], position) ?? '')
    for (const position of [...removed]) {
      const key = keyOf(before[position], position)
      const match = key === undefined ? undefined : unmatched.get(key)?.shift()
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
