import type { z } from 'zod'

import { metaAt } from '../source/fields/schema-at.ts'
import { isRecord } from '#domain/is-record.ts'
import { alignItems, namesOf, type Fields } from './align-items.ts'
import type { Change } from './change.ts'
import { kindOf } from './labels.ts'
import { fieldOf, nameOf, rootOf, step, type FieldLocation } from './field-location.ts'
import { summarizeItem } from './summarize-item.ts'
import { derivedFromPictures } from './compared-separately.ts'
import { withoutSharedYear, writeValue } from './write-value.ts'

/** Compares one value; an undefined side means that it was absent. */
function compareValues(location: FieldLocation, before: unknown, after: unknown): Change[] {
  const meta = metaAt(location.schema, location.path)
  const [old, now] = [before, after].map((value) => (value === undefined ? undefined : writeValue(value, meta)))
  // Two values with the same formatted text are shown as in the document.
  const exact = old?.text === now?.text ? [before, after].map((value) => JSON.stringify(value)) : undefined
  const [oldText, nowText] = exact ?? (old && now ? withoutSharedYear(old.text, now.text) : [old?.text, now?.text])
  return [
    {
      kind: kindOf(location.names, after ?? before, meta),
      field: location.names.join('.'),
      label: nameOf(location),
      ...(oldText !== undefined && { before: oldText }),
      ...(nowText !== undefined && { after: nowText }),
      traces: { before: old?.traces ?? [], after: now?.traces ?? [] },
    },
  ]
}

function isPicture(value: Fields): boolean {
  return typeof value['src'] === 'string'
}

/**
 * Compares the files of pictures, by their published names. An item with other fields in addition to its picture is not
 * named after it.
 */
function compareSources(location: FieldLocation, label: string, before: unknown, after: unknown): Change[] {
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  if (before === after || !isText(before) || !isText(after))
    return compareAt(step(location, 'src', label), before, after)
  const pictures = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return [{ kind: 'looks', field: location.names.join('.'), label, pictures, traces: { before: [], after: [] } }]
}

function comparePictures(location: FieldLocation, before: Fields, after: Fields, keys: readonly string[]): Change[] {
  const label = nameOf(location)
  const isAlone = keys.every((key) => ['src', 'alt', 'href'].includes(key) || derivedFromPictures.has(key))
  return keys
    .filter((key) => !derivedFromPictures.has(key))
    .flatMap((key) => {
      if (key !== 'src') return compareAt(step(location, key, label), before[key], after[key])
      return compareSources(location, isAlone ? label : nameOf(step(location, key, label)), before[key], after[key])
    })
}

function compareObjects(location: FieldLocation, before: Fields, after: Fields, apart: ReadonlySet<string>): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((key) => !apart.has(key))
  if ([before, after].some(isPicture)) return comparePictures(location, before, after, keys)
  return keys.flatMap((key) => compareAt(fieldOf(location, key), before[key], after[key]))
}

function itemChange(location: FieldLocation, item: unknown, name: string, side: 'before' | 'after'): Change {
  const { text, traces } = summarizeItem(location, item)
  return {
    kind: kindOf(location.names, text, {}),
    field: location.names.join('.'),
    label: isRecord(item) ? `${nameOf(location)}「${name}」` : nameOf(location),
    [side]: text,
    traces: { before: [], after: [], [side]: traces },
  }
}

/** Compares the order of the items that two lists have in common. */
export function orderChange(location: FieldLocation, before: readonly string[], after: readonly string[]): Change {
  return {
    kind: 'looks',
    field: location.names.join('.'),
    label: `${nameOf(location)}の順`,
    before: before.join('、'),
    after: after.join('、'),
    traces: { before: [], after: [] },
  }
}

/** Compares lists item by item: changed, added and removed items, and their order. */
function compareLists(location: FieldLocation, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const { matches, removed, added, isReordered } = alignItems(before, after)
  const [oldNames, names] = [namesOf(before), namesOf(after)]
  const inOrder = matches.map(({ before: at }) => oldNames[at] ?? '')
  const reordered = matches.toSorted((a, b) => a.after - b.after).map(({ before: at }) => oldNames[at] ?? '')
  return [
    ...removed.map((at) => itemChange(location, before[at], oldNames[at] ?? '', 'before')),
    ...added.map((at) => itemChange(location, after[at], names[at] ?? '', 'after')),
    ...matches.flatMap(({ before: at, after: position }) => {
      const itemName = isRecord(before[at]) ? `${nameOf(location)}「${oldNames[at] ?? ''}」` : nameOf(location)
      return compareAt(step(location, String(position), itemName), before[at], after[position])
    }),
    ...(isReordered ? [orderChange(location, inOrder, reordered)] : []),
  ]
}

type Form = 'list' | 'object' | 'value' | undefined

function formOf(value: unknown): Form {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'object' : 'value'
}

const nothing: ReadonlySet<string> = new Set()

function compareAt(location: FieldLocation, before: unknown, after: unknown, apart = nothing): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [old, now] = [formOf(before), formOf(after)]
  if (old !== undefined && now !== undefined && old !== now)
    return [...compareAt(location, before, undefined), ...compareAt(location, undefined, after)]
  switch (now ?? old) {
    case 'list':
      return compareLists(location, (before ?? []) as readonly unknown[], (after ?? []) as readonly unknown[])
    case 'object':
      return compareObjects(location, isRecord(before) ? before : {}, isRecord(after) ? after : {}, apart)
    default:
      return compareValues(location, before, after)
  }
}

/**
 * Lists the changes between two published documents, field by field, except for the fields in `apart`. If a document is
 * absent on one side, all of its fields differ.
 */
export function compareFields(
  schema: z.core.$ZodType,
  before: object | undefined,
  after: object | undefined,
  apart: ReadonlySet<string> = nothing,
): Change[] {
  return compareAt(rootOf(schema), before ?? {}, after ?? {}, apart)
}
