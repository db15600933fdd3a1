import { z } from 'zod'

import { isRecord } from '#domain/is-record.ts'

import { alignListItems } from './align-list-items.ts'
import { areEqual } from './json-data.ts'
import { describeField, listAlternatives, listFields, type Alternative, type Shape } from './schema-shape.ts'

/** The form's value for an intentional `null`, such as a cap that does not exist. */
export const noLimit = 'none'

/** The values of an object, by field. */
type Fields = Readonly<Record<string, unknown>>

/** Returns the alternative of a union that a value of the content belongs to. */
function findAlternative(union: z.ZodUnion, item: unknown): Alternative | undefined {
  return listAlternatives(union).find(({ name }) => isRecord(item) && Object.hasOwn(item, name))
}

/**
 * Converts a value of the content to the form's: named values to a list of pairs, `[{ name: 回数, value: 1回 }]` for
 * `{ 回数: 1回 }`, alternatives to objects with their `type`, and `null` to a word. A value that does not match the schema
 * is returned unchanged.
 */
export function toForm(schema: z.core.$ZodType, value: unknown): unknown {
  const { bare, isNullable } = describeField(schema)
  if (value === null && isNullable) return noLimit
  if (bare instanceof z.ZodObject && isRecord(value)) {
    const fields = listFields(bare).filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(fields.map(([name, field]) => [name, toForm(field, value[name])]))
  }
  if (bare instanceof z.ZodRecord && isRecord(value))
    return Object.entries(value).map(([name, item]) => ({ name, value: item }))
  if (bare instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => toForm(bare.element, item))
  if (bare instanceof z.ZodUnion) {
    const alternative = findAlternative(bare, value)
    const fields = alternative ? toForm(alternative.schema, value) : value
    return alternative && isRecord(fields) ? { type: alternative.name, ...fields } : value
  }
  return value
}

/** Returns whether a form has nothing in a field: forms have '' or an empty list for fields that files leave out. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}

/** Returns the value to write for an empty field: the file's, if that is empty too, or none. */
function fromEmpty({ bare, isOptional }: Shape, old: unknown): unknown {
  if (isEmpty(old)) return old === undefined && !isOptional && bare instanceof z.ZodArray ? [] : old
  if (isOptional) return undefined
  if (bare instanceof z.ZodArray) return []
  return bare instanceof z.ZodString ? '' : undefined
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Converts a text, number or boolean; undefined for a default that the file left out. */
function fromScalar({ bare, fallback }: Shape, form: unknown, old: unknown): unknown {
  const number = bare instanceof z.ZodNumber && typeof form === 'string' && form.trim() !== '' ? Number(form) : NaN
  const value = Number.isNaN(number) ? form : number
  // The form may contain the same value with another type, such as a number as a text.
  if (isScalar(old) && isScalar(value) && String(old) === String(value)) return old
  return old === undefined && areEqual(value, fallback) ? undefined : value
}

/** Converts an object, with the fields of the file that the schema does not know, behind all others. */
function fromObject(object: z.ZodObject, form: Fields, old: unknown): Fields {
  const oldFields = isRecord(old) ? old : {}
  // New objects are written with their required lists, even empty ones; an object of the file that lacks one stays so.
  const isAddedEmptyList = (name: string, value: unknown) =>
    isRecord(old) && !Object.hasOwn(old, name) && Array.isArray(value) && value.length === 0
  const unknownKeys = Object.keys(oldFields).filter((key) => !Object.hasOwn(object.shape, key))
  const entries = [
    ...listFields(object).map(([name, field]): [string, unknown] => [
      name,
      fromForm(field, form[name], oldFields[name]),
    ]),
    ...unknownKeys.map((key): [string, unknown] => [key, oldFields[key]]),
  ]
  return Object.fromEntries(entries.filter(([name, value]) => value !== undefined && !isAddedEmptyList(name, value)))
}

/** Returns the value to write for an empty item: a list has no gaps, and the check reports what is missing in it. */
function createEmptyItem(element: z.core.$ZodType): unknown {
  const { bare } = describeField(element)
  if (bare instanceof z.ZodObject) return {}
  return bare instanceof z.ZodString ? '' : null
}

/** Converts the items of a list. An unchanged item is that of the file; a changed one is merged with its origin there. */
function fromItems(element: z.core.$ZodType, items: readonly unknown[], old: unknown): unknown[] {
  const oldItems: readonly unknown[] = Array.isArray(old) ? old : []
  // Both sides are compared as if they were new, so that only values count, and not how they are written.
  const convertAsNew = (item: unknown) => fromForm(element, item, undefined)
  const aligned = alignListItems(
    oldItems.map((item) => convertAsNew(toForm(element, item))),
    items.map(convertAsNew),
  )
  return aligned.map(({ equalTo, derivedFrom }, index) => {
    if (equalTo !== undefined) return oldItems[equalTo]
    const origin = derivedFrom === undefined ? undefined : oldItems[derivedFrom]
    return fromForm(element, items[index], origin) ?? createEmptyItem(element)
  })
}

/** Converts the form's list of pairs to named values. */
function fromPairs(pairs: readonly unknown[]): Fields {
  const named = pairs.filter((pair) => isRecord(pair)).filter(({ name }) => typeof name === 'string' && name !== '')
  return Object.fromEntries(named.map(({ name, value }) => [String(name), value ?? '']))
}

/**
 * Converts a value of the form to that of the content; undefined where nothing is to be written. `old` is the value in
 * the file: what the form does not change, or cannot show, is preserved.
 */
export function fromForm(schema: z.core.$ZodType, form: unknown, old: unknown): unknown {
  const shape = describeField(schema)
  const { bare, isNullable } = shape
  if (isNullable && form === noLimit) return null
  if (isEmpty(form)) return fromEmpty(shape, old)
  if (bare instanceof z.ZodObject) return isRecord(form) ? fromObject(bare, form, old) : form
  if (bare instanceof z.ZodRecord) return Array.isArray(form) ? fromPairs(form) : form
  if (bare instanceof z.ZodArray) return Array.isArray(form) ? fromItems(bare.element, form, old) : form
  if (bare instanceof z.ZodUnion && isRecord(form)) {
    const alternative = listAlternatives(bare).find(({ name }) => name === form['type'])
    const isSameKind = alternative && isRecord(old) && Object.hasOwn(old, alternative.name)
    return alternative ? fromForm(alternative.schema, form, isSameKind ? old : undefined) : form
  }
  return fromScalar(shape, form, old)
}
