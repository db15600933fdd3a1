/*
 * JSON Schemas written by hand, of the parts of published documents that content files do not have and that no zod schema
 * describes: the nodes of a body, which is Markdown in content, and the properties that the build adds to pictures.
 */

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Returns the schema of an object that has all of these properties. */
function createObjectSchema(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

const createArraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** The schema of a list of nodes, for documents that define `node` in their `$defs`. */
export const nodesSchema = createArraySchema({ $ref: '#/$defs/node' })

const createTypeSchema = (...names: string[]): JsonSchema => ({ enum: names })

/** Returns the schema of the nodes of one block, given that of its props. */
export function blockSchema(name: string, props: JsonSchema): JsonSchema {
  return {
    title: name,
    ...createObjectSchema({ type: createTypeSchema('block'), name: { enum: [name] }, props, children: nodesSchema }),
  }
}

/** Returns the schema of a body's node (`BodyNode`). `blocks` are the schemas of all blocks. */
export function nodeSchema(blocks: readonly JsonSchema[]): JsonSchema {
  return {
    anyOf: [
      createObjectSchema({ type: createTypeSchema('text'), value: { type: 'string' } }),
      createObjectSchema({ type: createTypeSchema('paragraph', 'strong', 'emphasis', 'item'), children: nodesSchema }),
      createObjectSchema({ type: createTypeSchema('list'), ordered: { type: 'boolean' }, children: nodesSchema }),
      createObjectSchema({ type: createTypeSchema('heading'), depth: { enum: [2, 3] }, children: nodesSchema }),
      createObjectSchema({ type: createTypeSchema('link'), href: { type: 'string' }, children: nodesSchema }),
      createObjectSchema({ type: createTypeSchema('break', 'rule') }),
      ...blocks,
    ],
  }
}

const color: JsonSchema = { type: 'string', pattern: '^#[0-9a-f]{6}$' }
const cssPixels: JsonSchema = { type: 'integer', minimum: 1, description: 'CSS pixels.' }
const percent: JsonSchema = { type: 'number', minimum: 0, maximum: 100 }
const publishedPath: JsonSchema = { type: 'string', pattern: '^/', description: 'A path below the provider’s siteUrl.' }

/** The schema of an `ImageSource`. The width of a file is in its own pixels. */
const source = createObjectSchema({
  type: { enum: ['image/avif', 'image/webp'] },
  files: createArraySchema(createObjectSchema({ src: publishedPath, width: { type: 'integer', minimum: 1 } })),
})

/** The schema of each property that a picture has once it is published (`PublishedImage`), by name. */
export const imageProperties: JsonSchema = {
  src: publishedPath,
  width: cssPixels,
  height: cssPixels,
  color,
  sources: createArraySchema(source),
  ground: createObjectSchema({ color, left: percent, right: percent }),
}

/** The properties that every published picture has besides those that its content file requires. */
export const requiredImageProperties: readonly string[] = ['width', 'height']
