import { z } from 'zod'

import { isRecord } from '#domain/is-record.ts'

import { imageProperties, requiredImageProperties, type JsonSchema } from './json-schema-parts.ts'

/** How a schema is published: whether it allows unknown properties, and the names of the properties that it omits. */
export type PublishOptions = { isOpen: boolean; omitted: ReadonlySet<string> }

/** Metadata of a schema (`schemas/meta.ts`) for authors of content, not for readers of documents. */
const authoringMetadata: ReadonlySet<string> = new Set(['format', 'names', 'slot', 'id'])

/** Converts a zod schema to JSON Schema, with its metadata. `$schema` is stated once, at the top of each file. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' })
  return rest
}

/** Returns whether these are the properties of a picture, as in content: its `src` still has the format `image`. */
function areImageProperties(properties: JsonSchema): boolean {
  const { src } = properties
  return isRecord(src) && src['format'] === 'image'
}

/** Converts every value of a record: each is a schema or a part of one. */
function publishEach(parts: JsonSchema, options: PublishOptions): JsonSchema {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, toPublishedSchema(part, options)]))
}

/** Returns the keywords of a schema other than those about its properties, as published. */
function publishKeywords(keywords: JsonSchema, options: PublishOptions): JsonSchema {
  const publishedKeywords = Object.entries(keywords).filter(([name]) => !authoringMetadata.has(name))
  return publishEach(Object.fromEntries(publishedKeywords), options)
}

/** Returns `properties`, `required` and `additionalProperties` of an object's schema, as published. */
function publishObject(properties: JsonSchema, required: readonly unknown[], options: PublishOptions): JsonSchema {
  const includedProperties = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !options.omitted.has(name)),
  )
  const publishedProperties = publishEach(includedProperties, options)
  const includedNames = required.map(String).filter((name) => Object.hasOwn(publishedProperties, name))
  const closing = options.isOpen ? {} : { additionalProperties: false }
  // Looks at the properties as they are in content, because conversion strips the format that marks a picture.
  if (!areImageProperties(properties)) return { properties: publishedProperties, required: includedNames, ...closing }
  return {
    properties: { ...publishedProperties, ...publishEach(imageProperties, options) },
    required: [...new Set([...includedNames, ...requiredImageProperties])],
    ...closing,
  }
}

/**
 * Converts the JSON Schema of content, or any part of it, to that of the published document: without metadata for
 * authors and omitted properties, with the properties that the build adds to pictures, and open or closed.
 */
export function toPublishedSchema(schema: unknown, options: PublishOptions): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toPublishedSchema(item, options))
  if (!isRecord(schema)) return schema
  const { properties, required, additionalProperties, ...keywords } = schema
  const publishedKeywords = publishKeywords(keywords, options)
  if (isRecord(properties)) {
    const requiredNames = Array.isArray(required) ? required : []
    return { ...publishedKeywords, ...publishObject(properties, requiredNames, options) }
  }
  // A record, whose `additionalProperties` is the schema of its values.
  if (additionalProperties !== undefined)
    return { ...publishedKeywords, additionalProperties: toPublishedSchema(additionalProperties, options) }
  return publishedKeywords
}
