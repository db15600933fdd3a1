import { z } from 'zod'

import { describe } from '#content-layer/source/fields/schema-at.ts'

/** Properties of a field that its form needs; `bare` is the schema without wrappers such as `optional`. */
export type Shape = {
  bare: z.core.$ZodType
  meta: Readonly<z.GlobalMeta>
  isOptional: boolean
  /** Whether `null` is a value, such as "no cap". */
  isNullable: boolean
  /** The default if the field is left out. */
  fallback: unknown
}

/** Reads what a form needs to know of a field. */
export function describeField(schema: z.core.$ZodType): Shape {
  const shape: Shape = { ...describe(schema), isOptional: false, isNullable: false, fallback: undefined }
  let current: z.core.$ZodType = schema
  while (current instanceof z.ZodOptional || current instanceof z.ZodNullable || current instanceof z.ZodDefault) {
    if (current instanceof z.ZodNullable) shape.isNullable = true
    else shape.isOptional = true
    if (current instanceof z.ZodDefault) shape.fallback = current.def.defaultValue
    current = current.unwrap()
  }
  return shape
}

/** Returns the fields of an object, by name, in the order of forms. */
export function listFields(object: z.ZodObject): [name: string, schema: z.core.$ZodType][] {
  return Object.entries<z.core.$ZodType>(object.shape)
}

/**
 * One of several shapes of a list's items, named after the first field that it requires and no other shape has: of
 * `{ use, title? }` and `{ title, detail }`, `use` and `detail`.
 */
export type Alternative = { name: string; schema: z.ZodObject }

/**
 * Returns the alternatives of a union, which are the kinds of items in a list.
 * @throws Error if an alternative requires no field that only it has
 */
export function listAlternatives(union: z.ZodUnion): Alternative[] {
  const objects = union.options.filter((option) => option instanceof z.ZodObject)
  return objects.map((schema) => {
    const others = objects.filter((other) => other !== schema)
    const isOnlyHere = (name: string) => others.every((other) => !Object.hasOwn(other.shape, name))
    const fields = listFields(schema)
    const own = fields.find(([name, field]) => !describeField(field).isOptional && isOnlyHere(name))
    if (!own)
      throw new Error(`no required field is only in this alternative: ${fields.map(([name]) => name).join(', ')}`)
    return { name: own[0], schema }
  })
}
