import { z } from 'zod'

import { memoizeByObject } from '#domain/memoize.ts'

type Step = PropertyKey

/**
 * A schema without the wrappers that only make its value optional, and its metadata; outer metadata takes precedence.
 */
type Described = { bare: z.core.$ZodType; meta: Readonly<z.GlobalMeta> }

function describeUncached(schema: z.core.$ZodType): Described {
  const meta = z.globalRegistry.get(schema)
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  if (!isWrapped) return { bare: schema, meta: { ...meta } }
  const inner = describe(schema.unwrap())
  return { bare: inner.bare, meta: { ...inner.meta, ...meta } }
}

/** Returns a schema without wrappers, and its metadata. Cached, because it is looked up for every text of every file. */
export const describe = memoizeByObject(describeUncached)

/** Returns the schema at `path`, or undefined if there is none. */
export function findSchema(schema: z.core.$ZodType, path: readonly Step[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  const { bare } = describe(schema)
  if (step === undefined) return schema
  if (bare instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape
    const next = Object.hasOwn(shape, String(step)) ? shape[String(step)] : undefined
    return next && findSchema(next, rest)
  }
  if (bare instanceof z.ZodArray) return findSchema(bare.element, rest)
  if (bare instanceof z.ZodUnion) {
    for (const option of bare.options) {
      const inner = findSchema(option, path)
      if (inner) return inner
    }
  }
  return undefined
}

/** Returns the keys that an object at `path` may have, for "did you mean". */
export function listKeys(schema: z.core.$ZodType, path: readonly Step[]): string[] {
  const inner = findSchema(schema, path)
  const bare = inner && describe(inner).bare
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape)
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((option) => listKeys(option, []))
  return []
}

/** Returns the metadata of the schema at `path`, such as its unit or description. */
export function getMeta(schema: z.core.$ZodType, path: readonly Step[]): Readonly<z.GlobalMeta> {
  const inner = findSchema(schema, path)
  return inner ? describe(inner).meta : {}
}
