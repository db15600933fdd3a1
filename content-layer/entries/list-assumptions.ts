/*
 * Fields whose values an author assumed until they are decided, which content lists under `assumed` (D24).
 */

import { getValue } from '../source/fields/paths.ts'

/** A field with an assumed value, by its path in the file; `value` is undefined if the field is missing. */
export type Assumption = { file: string; field: string; value: unknown }

/** A field listed in `assumed`: at `index` of the list of `owner`, the object at `path`. */
type Assumed = { owner: object; path: readonly (string | number)[]; index: number; field: string }

/** Finds the fields that an object at `path`, or one inside it, lists under `assumed`. */
export function findAssumedFields(data: unknown, path: Assumed['path'] = []): Assumed[] {
  if (typeof data !== 'object' || data === null) return []
  const listed: unknown = Reflect.get(data, 'assumed')
  const direct = (Array.isArray(listed) ? listed : []).flatMap((field: unknown, index) =>
    typeof field === 'string' ? [{ owner: data, path, index, field }] : [],
  )
  const nested = Object.entries(data).flatMap(([key, value]) =>
    findAssumedFields(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
  return [...direct, ...nested]
}

/** Lists all assumed fields of a file with their values. */
export function listAssumptions(file: string, data: unknown): Assumption[] {
  return findAssumedFields(data).map(({ owner, path, field }) => ({
    file,
    field: [...path, field].join('.'),
    value: getValue(owner, field.split('.')),
  }))
}
