import { arrayOf, objectOf, type JsonSchema } from './schema-parts.ts'

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

/**
 * Returns the schema of a body's node (`BodyNode`). Written by hand, because a body is Markdown in content, which has no
 * zod schema. `blocks` are the schemas of all blocks.
 */
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
