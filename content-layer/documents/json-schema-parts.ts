/*
 * JSON Schemas written by hand, of the parts of published documents that content files do not have and that no zod schema
 * describes: the nodes of a body, which is Markdown in content, and the properties that the build adds to pictures.
 */

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Returns the schema of an object that has all of these properties. */
function objectOf(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** The schema of a list of nodes, for documents that define `node` in their `$defs`. */
export const nodesSchema = arrayOf({ $ref: '#/$defs/node' })

const typeOf = (...names: string[]): JsonSchema => ({ enum: names })

/** Returns the schema of the nodes of one block, given that of its props. */
export function blockSchema(name: string, props: JsonSchema): JsonSchema {
  return {
    title: name,
    ...objectOf({ type: typeOf('block'), name: { enum: [name] }, props, children: nodesSchema }),
  }
}

/** Returns the schema of a body's node (`BodyNode`). `blocks` are the schemas of all blocks. */
export function nodeSchema(blocks: readonly JsonSchema[]): JsonSchema {
  return {
    anyOf: [
      objectOf({ type: typeOf('text'), value: { type: 'string' } }),
      objectOf({ type: typeOf('paragraph', 'strong', 'emphasis', 'item'), children: nodesSchema }),
      objectOf({ type: typeOf('list'), ordered: { type: 'boolean' }, children: nodesSchema }),
      objectOf({ type: typeOf('heading'), depth: { enum: [2, 3] }, children: nodesSchema }),
      objectOf({ type: typeOf('link'), href: { type: 'string' }, children: nodesSchema }),
      objectOf({ type: typeOf('break', 'rule') }),
      ...blocks,
    ],
  }
}

const color: JsonSchema = { type: 'string', pattern: '^#[0-9a-f]{6}$' }
const cssPixels: JsonSchema = { type: 'integer', minimum: 1, description: 'CSS pixels.' }
const percent: JsonSchema = { type: 'number', minimum: 0, maximum: 100 }
const publishedPath: JsonSchema = { type: 'string', pattern: '^/', description: 'A path below the provider’s siteUrl.' }

/** The schema of a `PictureSource`. The width of a file is in its own pixels. */
const source = objectOf({
  type: { enum: ['image/avif', 'image/webp'] },
  files: arrayOf(objectOf({ src: publishedPath, width: { type: 'integer', minimum: 1 } })),
})

/** The schema of each property that a picture has once it is published (`PublishedImage`), by name. */
export const pictureProperties: JsonSchema = {
  src: publishedPath,
  width: cssPixels,
  height: cssPixels,
  color,
  sources: arrayOf(source),
  ground: objectOf({ color, left: percent, right: percent }),
}

/** The properties that every published picture has besides those that its content file requires. */
export const requiredPictureProperties: readonly string[] = ['width', 'height']
