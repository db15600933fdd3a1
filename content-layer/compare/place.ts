import type { z } from 'zod'

import { metaAt } from '../read/fields/schema-at.ts'
import { reviewLabelOf } from './labels.ts'

/** Where a value stands: its path with positions for the schema, without for its name. */
export type Place = {
  schema: z.core.$ZodType
  path: readonly string[]
  names: readonly string[]
  /** The item of a list that it belongs to, by its name. */
  part: string
  /** What it stands in within that: names, and the lengths of their paths. */
  groups: readonly { name: string; length: number }[]
}

/** The whole of a document. */
export function rootOf(schema: z.core.$ZodType): Place {
  return { schema, path: [], names: [], part: '', groups: [] }
}

/** The place one step further in; `part` names the item of a list that it then belongs to. */
export function step(place: Place, name: string, part = place.part): Place {
  return {
    ...place,
    path: [...place.path, name],
    names: /^\d+$/.test(name) ? place.names : [...place.names, name],
    part,
    groups: part === place.part ? place.groups : [],
  }
}

/** Whether a place is an item of a list. */
export function isItem({ path }: Place): boolean {
  return /^\d+$/.test(path.at(-1) ?? '')
}

/** The names of a place, outermost first; a name that speaks of what it stands in replaces that. */
function groupsOf({ schema, path, names, groups }: Place): Place['groups'] {
  const { name, steps } = reviewLabelOf(names, metaAt(schema, path))
  const outer = groups.filter(({ length }) => length <= names.length - steps)
  return [...outer, { name, length: names.length }]
}

/** A place as reviewers call it: 「商品「phone」の価格」. */
export function nameOf(place: Place): string {
  if (isItem(place)) return place.part
  const own = groupsOf(place)
    .map(({ name }) => name)
    .join(' › ')
  return place.part === '' ? own : `${place.part}の${own}`
}

/** The place of a field of an object. */
export function fieldOf(place: Place, key: string): Place {
  const isNamed = place.names.length > 0 && !isItem(place)
  return { ...step(place, key), groups: isNamed ? groupsOf(place) : place.groups }
}
