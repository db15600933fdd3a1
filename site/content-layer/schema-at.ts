import { z } from 'zod'

type Step = PropertyKey

function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapped ? schema.unwrap() : schema
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapOnce(schema)
  return inner === schema ? schema : unwrap(inner)
}

/** What the schema says of the place that `path` leads to, or undefined where it leads nowhere. */
export function schemaAt(schema: z.core.$ZodType, path: readonly Step[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  const bare = unwrap(schema)
  if (step === undefined) return schema
  if (bare instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape
    const next = Object.hasOwn(shape, String(step)) ? shape[String(step)] : undefined
    return next && schemaAt(next, rest)
  }
  if (bare instanceof z.ZodArray) return schemaAt(bare.element, rest)
  if (bare instanceof z.ZodUnion) {
    for (const option of bare.options) {
      const found = schemaAt(option, path)
      if (found) return found
    }
  }
  return undefined
}

/** The names that an object at `path` may have, for "did you mean". */
export function keysAt(schema: z.core.$ZodType, path: readonly Step[]): string[] {
  const found = schemaAt(schema, path)
  const bare = found && unwrap(found)
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape)
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((option) => keysAt(option, []))
  return []
}

/** A fact from the metadata of the schema at `path`, such as its unit or description. */
export function metaAt<Name extends 'unit' | 'description' | 'format'>(
  schema: z.core.$ZodType,
  path: readonly Step[],
  name: Name,
): z.GlobalMeta[Name] | undefined {
  let found = schemaAt(schema, path)
  while (found) {
    const value = z.globalRegistry.get(found)?.[name]
    if (value !== undefined) return value
    const inner = unwrapOnce(found)
    found = inner === found ? undefined : inner
  }
  return undefined
}
