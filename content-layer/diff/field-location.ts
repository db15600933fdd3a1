import type { z } from 'zod'

import { metaAt } from '../source/fields/schema-at.ts'
import { reviewLabelOf } from './labels.ts'

/** Location of a value: its path with list positions for the schema, without them for its name. */
export type FieldLocation = {
  schema: z.core.$ZodType
  path: readonly string[]
  names: readonly string[]
  /** The list item that it belongs to, by name. */
  part: string
  /** Parents of the value within that item: names, and the lengths of their paths. */
  groups: readonly { name: string; length: number }[]
}

/** Returns the location of a whole document. */
export function rootOf(schema: z.core.$ZodType): FieldLocation {
  return { schema, path: [], names: [], part: '', groups: [] }
}

/** Returns the location one step further in; `part` names the list item that contains it. */
export function step(location: FieldLocation, name: string, part = location.part): FieldLocation {
  return {
    ...location,
    path: [...location.path, name],
    names: /^\d+$/.test(name) ? location.names : [...location.names, name],
    part,
    groups: part === location.part ? location.groups : [],
  }
}

/** Returns whether a location is an item of a list. */
export function isItem({ path }: FieldLocation): boolean {
  return /^\d+$/.test(path.at(-1) ?? '')
}

/** Returns the names of a field's parents, outermost first; a name that covers its parent replaces it. */
function groupsOf({ schema, path, names, groups }: FieldLocation): FieldLocation['groups'] {
  const { name, steps } = reviewLabelOf(names, metaAt(schema, path))
  const outer = groups.filter(({ length }) => length <= names.length - steps)
  return [...outer, { name, length: names.length }]
}

/** Formats a location for reviewers: 「商品「phone」の価格」. */
export function nameOf(location: FieldLocation): string {
  if (isItem(location)) return location.part
  const groups = groupsOf(location)
    .map(({ name }) => name)
    .join(' › ')
  return location.part === '' ? groups : `${location.part}の${groups}`
}

/** Returns the location of a field of an object. */
export function fieldOf(location: FieldLocation, key: string): FieldLocation {
  const isNamed = location.names.length > 0 && !isItem(location)
  return { ...step(location, key), groups: isNamed ? groupsOf(location) : location.groups }
}
