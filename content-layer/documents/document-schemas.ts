import { z } from 'zod'

import { blockNames, getBlock } from '#schemas/blocks.ts'
import { screens } from '#schemas/screens.ts'

import { documentZodSchemas, version } from './document-zod-schemas.ts'
import { documentsPath } from './document-files.ts'
import { blockSchema, nodeSchema, nodesSchema, type JsonSchema } from './json-schema-parts.ts'
import { unpublished } from './make-documents.ts'
import { toJsonSchema, toPublishedSchema, type PublishOptions } from './to-published-schema.ts'

/** The JSON Schema version of all files. */
const $schema = 'https://json-schema.org/draft/2020-12/schema'

/** Converts the zod schema of a document to its JSON Schema. */
function publish(schema: z.ZodType, options: PublishOptions): JsonSchema {
  return { $schema, ...(toPublishedSchema(toJsonSchema(schema), options) as JsonSchema) }
}

/** Adds the schema of a campaign's body, and that of its nodes. */
function withBody(campaign: JsonSchema, options: PublishOptions): JsonSchema {
  const blocks = blockNames.map((name) => blockSchema(name, toJsonSchema(getBlock(name).props)))
  return {
    ...campaign,
    properties: { ...(campaign['properties'] as JsonSchema), body: nodesSchema },
    $defs: { node: toPublishedSchema(nodeSchema(blocks), options) },
  }
}

/**
 * Returns the JSON Schema of each published document by its name (`docs/content-api.md`). `docs/` publishes the open
 * form: a later version may add fields, so readers must accept unknown ones. Tests validate every document against the
 * closed form, which fails when a document has a field that its schema lacks.
 */
export function documentSchemas({ isOpen }: { isOpen: boolean }): Record<string, JsonSchema> {
  const options: PublishOptions = { isOpen, omitted: new Set() }
  // Only `makeScreen` removes these fields wherever they are; other documents publish a field named `facts`.
  const screenOptions: PublishOptions = { isOpen, omitted: unpublished }
  const schemas = Object.entries(documentZodSchemas).map(([name, shape]): [string, JsonSchema] => {
    const schema = publish(shape, options)
    return [name, name === 'campaign' ? withBody(schema, options) : schema]
  })
  const screenSchemas = Object.entries(screens).map(([name, { shape }]): [string, JsonSchema] => [
    `screen-${name}`,
    publish(z.strictObject({ ...version, ...shape }), screenOptions),
  ])
  return Object.fromEntries([...schemas, ...screenSchemas])
}

/** Returns the files of the open schemas, for `docs/`. */
export function documentSchemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documentSchemas({ isOpen: true })).map(([name, schema]) => [
      `docs/${documentsPath}/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  )
}
