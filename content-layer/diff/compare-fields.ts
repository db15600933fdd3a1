/*
 * Compares two published documents field by field, and describes each difference for reviewers.
 */

import type { z } from 'zod'

import { getMeta } from '../source/fields/schema-at.ts'
import { isRecord } from '#domain/is-record.ts'
import { alignItems, getItemNames, type Fields } from './align-items.ts'
import type { Change } from './change.ts'
import { classifyChange } from './review-labels.ts'
import { fieldLocation, describeLocation, rootLocation, childLocation, type FieldLocation } from './field-location.ts'
import { summarizeItem } from './summarize-item.ts'
import { derivedFromImages } from './compared-separately.ts'
import { withoutSharedYear, writeValue, type WrittenValue } from './write-value.ts'

/** A value of one version with its formatted text; both are undefined if it was absent. */
type Side = { value: unknown; written: WrittenValue | undefined }

/** Returns the texts of both sides as reviewers compare them. Equal texts of different values are shown as JSON. */
function comparedTexts(before: Side, after: Side): (string | undefined)[] {
  const [textBefore, textAfter] = [before.written?.text, after.written?.text]
  if (textBefore === textAfter) return [JSON.stringify(before.value), JSON.stringify(after.value)]
  if (textBefore === undefined || textAfter === undefined) return [textBefore, textAfter]
  return withoutSharedYear(textBefore, textAfter)
}

/** Describes the change of a value that is no list and no object; an undefined side means that it was absent. */
function valueChange(location: FieldLocation, before: unknown, after: unknown): Change {
  const meta = getMeta(location.schema, location.path)
  const toSide = (value: unknown): Side => ({
    value,
    written: value === undefined ? undefined : writeValue(value, meta),
  })
  const [sideBefore, sideAfter] = [toSide(before), toSide(after)]
  const [textBefore, textAfter] = comparedTexts(sideBefore, sideAfter)
  return {
    kind: classifyChange(location.keys, after ?? before, meta),
    field: location.keys.join('.'),
    label: describeLocation(location),
    ...(textBefore !== undefined && { before: textBefore }),
    ...(textAfter !== undefined && { after: textAfter }),
    wordings: {
      before: sideBefore.written?.wordings ?? [],
      after: sideAfter.written?.wordings ?? [],
    },
  }
}

function isImage(value: Fields): boolean {
  return typeof value['src'] === 'string'
}

/**
 * Compares the files of pictures, by their published names. An item with other fields in addition to its picture is not
 * named after it.
 */
function compareSources(location: FieldLocation, label: string, before: unknown, after: unknown): Change[] {
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  if (before === after || !isText(before) || !isText(after))
    return compareAt(childLocation(location, 'src', label), before, after)
  const pictures = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return [{ kind: 'looks', field: location.keys.join('.'), label, pictures, wordings: { before: [], after: [] } }]
}

function compareImages(location: FieldLocation, before: Fields, after: Fields, keys: readonly string[]): Change[] {
  const label = describeLocation(location)
  const isAlone = keys.every((key) => ['src', 'alt', 'href'].includes(key) || derivedFromImages.has(key))
  return keys
    .filter((key) => !derivedFromImages.has(key))
    .flatMap((key) => {
      if (key !== 'src') return compareAt(childLocation(location, key, label), before[key], after[key])
      return compareSources(
        location,
        isAlone ? label : describeLocation(childLocation(location, key, label)),
        before[key],
        after[key],
      )
    })
}

function compareObjects(
  location: FieldLocation,
  before: Fields,
  after: Fields,
  omitted: ReadonlySet<string>,
): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((key) => !omitted.has(key))
  if ([before, after].some(isImage)) return compareImages(location, before, after, keys)
  return keys.flatMap((key) => compareAt(fieldLocation(location, key), before[key], after[key]))
}

/** Describes an item that a list has on one side only. */
function itemChange(location: FieldLocation, item: unknown, name: string, side: 'before' | 'after'): Change {
  const { text, wordings } = summarizeItem(location, item)
  return {
    kind: classifyChange(location.keys, text, {}),
    field: location.keys.join('.'),
    label: isRecord(item) ? `${describeLocation(location)}「${name}」` : describeLocation(location),
    [side]: text,
    wordings: { before: [], after: [], [side]: wordings },
  }
}

/** Describes another order of the items that two lists have in common, by their names. */
export function orderChange(location: FieldLocation, before: readonly string[], after: readonly string[]): Change {
  return {
    kind: 'looks',
    field: location.keys.join('.'),
    label: `${describeLocation(location)}の順`,
    before: before.join('、'),
    after: after.join('、'),
    wordings: { before: [], after: [] },
  }
}

/** Compares lists item by item: changed, added and removed items, and their order. */
function compareLists(location: FieldLocation, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const { matches, removed, added, isReordered } = alignItems(before, after)
  const namesBefore = getItemNames(before)
  const namesAfter = getItemNames(after)
  const nameOf = (match: { before: number }) => namesBefore[match.before] ?? ''
  const list = describeLocation(location)
  return [
    ...removed.map((index) => itemChange(location, before[index], namesBefore[index] ?? '', 'before')),
    ...added.map((index) => itemChange(location, after[index], namesAfter[index] ?? '', 'after')),
    ...matches.flatMap((match) => {
      const item = before[match.before]
      const itemName = isRecord(item) ? `${list}「${nameOf(match)}」` : list
      return compareAt(childLocation(location, String(match.after), itemName), item, after[match.after])
    }),
    ...(isReordered
      ? [orderChange(location, matches.map(nameOf), matches.toSorted((a, b) => a.after - b.after).map(nameOf))]
      : []),
  ]
}

type Form = 'list' | 'object' | 'value' | undefined

/** Returns the form of a value that decides how it is compared; undefined if the value is absent. */
function getForm(value: unknown): Form {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'object' : 'value'
}

const noFields: ReadonlySet<string> = new Set()

/** Returns whether two values are equal. A value that only one version has, as all of a new page, is not written out. */
function isEqual(before: unknown, after: unknown): boolean {
  if (before === undefined || after === undefined) return before === after
  return JSON.stringify(before) === JSON.stringify(after)
}

/** Compares two values at a location. A value that changes its form is removed and added. */
function compareAt(location: FieldLocation, before: unknown, after: unknown, omitted = noFields): Change[] {
  if (isEqual(before, after)) return []
  const formBefore = getForm(before)
  const formAfter = getForm(after)
  if (formBefore !== undefined && formAfter !== undefined && formBefore !== formAfter)
    return [...compareAt(location, before, undefined), ...compareAt(location, undefined, after)]
  switch (formAfter ?? formBefore) {
    case 'list':
      return compareLists(location, (before ?? []) as readonly unknown[], (after ?? []) as readonly unknown[])
    case 'object':
      return compareObjects(location, isRecord(before) ? before : {}, isRecord(after) ? after : {}, omitted)
    default:
      return [valueChange(location, before, after)]
  }
}

/**
 * Lists the changes between two published documents, field by field, except for the `omitted` ones at its top. If a document is
 * absent on one side, all of its fields differ.
 */
export function compareFields(
  schema: z.core.$ZodType,
  before: object | undefined,
  after: object | undefined,
  omitted: ReadonlySet<string> = noFields,
): Change[] {
  return compareAt(rootLocation(schema), before ?? {}, after ?? {}, omitted)
}
