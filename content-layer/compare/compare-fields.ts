import type { z } from 'zod'

import { metaAt } from '../read/fields/schema-at.ts'
import { alignItems, isFields, namesOf, type Fields } from './align-items.ts'
import type { Change } from './change.ts'
import { kindOf } from './labels.ts'
import { fieldOf, nameOf, rootOf, step, type Place } from './place.ts'
import { summarizeItem } from './summarize-item.ts'
import { madeOfPictures } from './fields-told-elsewhere.ts'
import { withoutSharedYear, writeValue } from './write-value.ts'

/** A change of one value; whichever side is undefined was not there. */
function compareValues(place: Place, before: unknown, after: unknown): Change[] {
  const meta = metaAt(place.schema, place.path)
  const [old, now] = [before, after].map((value) => (value === undefined ? undefined : writeValue(value, meta)))
  // Two values that are written alike are told as they stand in the document.
  const exact = old?.text === now?.text ? [before, after].map((value) => JSON.stringify(value)) : undefined
  const [oldText, nowText] = exact ?? (old && now ? withoutSharedYear(old.text, now.text) : [old?.text, now?.text])
  return [
    {
      kind: kindOf(place.names, after ?? before, meta),
      field: place.names.join('.'),
      label: nameOf(place),
      ...(oldText !== undefined && { before: oldText }),
      ...(nowText !== undefined && { after: nowText }),
      traces: { before: old?.traces ?? [], after: now?.traces ?? [] },
    },
  ]
}

function isPicture(value: Fields): boolean {
  return typeof value['src'] === 'string'
}

/** The file of a picture, by what is published of it. An item that has one besides other fields is not called it. */
function compareSources(place: Place, label: string, before: unknown, after: unknown): Change[] {
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  if (before === after || !isText(before) || !isText(after)) return compareAt(step(place, 'src', label), before, after)
  const pictures = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return [{ kind: 'looks', field: place.names.join('.'), label, pictures, traces: { before: [], after: [] } }]
}

function comparePictures(place: Place, before: Fields, after: Fields, keys: readonly string[]): Change[] {
  const label = nameOf(place)
  const isAlone = keys.every((key) => ['src', 'alt', 'href'].includes(key) || madeOfPictures.has(key))
  return keys
    .filter((key) => !madeOfPictures.has(key))
    .flatMap((key) => {
      if (key !== 'src') return compareAt(step(place, key, label), before[key], after[key])
      return compareSources(place, isAlone ? label : nameOf(step(place, key, label)), before[key], after[key])
    })
}

function compareObjects(place: Place, before: Fields, after: Fields, apart: ReadonlySet<string>): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((key) => !apart.has(key))
  if ([before, after].some(isPicture)) return comparePictures(place, before, after, keys)
  return keys.flatMap((key) => compareAt(fieldOf(place, key), before[key], after[key]))
}

function itemChange(place: Place, item: unknown, name: string, side: 'before' | 'after'): Change {
  const { text, traces } = summarizeItem(place, item)
  return {
    kind: kindOf(place.names, text, {}),
    field: place.names.join('.'),
    label: isFields(item) ? `${nameOf(place)}「${name}」` : nameOf(place),
    [side]: text,
    traces: { before: [], after: [], [side]: traces },
  }
}

/** The order of what two lists have in common, where it differs. */
export function orderChange(place: Place, before: readonly string[], after: readonly string[]): Change {
  return {
    kind: 'looks',
    field: place.names.join('.'),
    label: `${nameOf(place)}の順`,
    before: before.join('、'),
    after: after.join('、'),
    traces: { before: [], after: [] },
  }
}

/** Compares lists item by item: what each says, which came and went, and their order. */
function compareLists(place: Place, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const { matches, gone, come, isReordered } = alignItems(before, after)
  const [oldNames, names] = [namesOf(before), namesOf(after)]
  const inOrder = matches.map(({ before: at }) => oldNames[at] ?? '')
  const reordered = matches.toSorted((a, b) => a.after - b.after).map(({ before: at }) => oldNames[at] ?? '')
  return [
    ...gone.map((at) => itemChange(place, before[at], oldNames[at] ?? '', 'before')),
    ...come.map((at) => itemChange(place, after[at], names[at] ?? '', 'after')),
    ...matches.flatMap(({ before: at, after: position }) => {
      const own = isFields(before[at]) ? `${nameOf(place)}「${oldNames[at] ?? ''}」` : nameOf(place)
      return compareAt(step(place, String(position), own), before[at], after[position])
    }),
    ...(isReordered ? [orderChange(place, inOrder, reordered)] : []),
  ]
}

type Form = 'list' | 'object' | 'value' | undefined

function formOf(value: unknown): Form {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return 'list'
  return isFields(value) ? 'object' : 'value'
}

const nothing: ReadonlySet<string> = new Set()

function compareAt(place: Place, before: unknown, after: unknown, apart = nothing): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [old, now] = [formOf(before), formOf(after)]
  if (old !== undefined && now !== undefined && old !== now)
    return [...compareAt(place, before, undefined), ...compareAt(place, undefined, after)]
  switch (now ?? old) {
    case 'list':
      return compareLists(place, (before ?? []) as readonly unknown[], (after ?? []) as readonly unknown[])
    case 'object':
      return compareObjects(place, isFields(before) ? before : {}, isFields(after) ? after : {}, apart)
    default:
      return compareValues(place, before, after)
  }
}

/**
 * Every field in which two published documents differ, in words, but for those told `apart`. A document that is absent
 * on one side differs in all of its fields.
 */
export function compareFields(
  schema: z.core.$ZodType,
  before: object | undefined,
  after: object | undefined,
  apart: ReadonlySet<string> = nothing,
): Change[] {
  return compareAt(rootOf(schema), before ?? {}, after ?? {}, apart)
}
