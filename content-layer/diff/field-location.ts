import type { z } from 'zod'

import { getMeta } from '../source/fields/schema-at.ts'
import { getReviewLabel } from './review-labels.ts'

/** Location of a compared value in a document. */
export type FieldLocation = {
  /** Schema of the document. */
  schema: z.core.$ZodType
  /** Keys and list positions from the document to the value: `affiliateItems`, `0`, `price`. */
  path: readonly string[]
  /** The path without list positions. */
  keys: readonly string[]
  /** Name of the closest list item that contains the value: 「商品「phone」」; empty outside of lists. */
  item: string
  /** Named parents within that item, outermost first, each with the number of its keys. */
  parents: readonly { name: string; keyCount: number }[]
}

/** Returns the location of a whole document. */
export function rootLocation(schema: z.core.$ZodType): FieldLocation {
  return { schema, path: [], keys: [], item: '', parents: [] }
}

const listPosition = /^\d+$/

/** Returns the location of a value's property or list item; `item` names a list item that is entered. */
export function childLocation(location: FieldLocation, key: string, item = location.item): FieldLocation {
  return {
    ...location,
    path: [...location.path, key],
    keys: listPosition.test(key) ? location.keys : [...location.keys, key],
    item,
    parents: item === location.item ? location.parents : [],
  }
}

function isListItem({ path }: FieldLocation): boolean {
  return listPosition.test(path.at(-1) ?? '')
}

/** Returns the named parents of a field followed by the field itself. A label that covers parents replaces them. */
function withOwnName({ schema, path, keys, parents }: FieldLocation): FieldLocation['parents'] {
  const { name, steps } = getReviewLabel(keys, getMeta(schema, path))
  const outer = parents.filter(({ keyCount }) => keyCount <= keys.length - steps)
  return [...outer, { name, keyCount: keys.length }]
}

/** Formats a location for reviewers: 「商品「phone」の価格」. */
export function describeLocation(location: FieldLocation): string {
  if (isListItem(location)) return location.item
  const names = withOwnName(location).map(({ name }) => name)
  const field = names.join(' › ')
  return location.item === '' ? field : `${location.item}の${field}`
}

/** Returns the location of an object's field, whose description includes the name of the object if it has one. */
export function fieldLocation(location: FieldLocation, key: string): FieldLocation {
  const isNamed = location.keys.length > 0 && !isListItem(location)
  return { ...childLocation(location, key), parents: isNamed ? withOwnName(location) : location.parents }
}
