/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Returns the schema of an object that has all of these properties. */
export function objectOf(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
