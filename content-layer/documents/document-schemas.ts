import { z } from 'zod'

import { isRecord } from '#domain/is-record.ts'
import { annotation } from '#schemas/files/annotation.ts'
import { blockNames, blockOf } from '#schemas/blocks.ts'
import { campaignCard } from '#schemas/blocks/related-campaigns.ts'
import { campaignFields } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { period } from '#schemas/period.ts'
import { provider } from '#schemas/files/provider.ts'
import { screens } from '#schemas/screens.ts'

import { documentsPath, schemaVersion } from './document-types.ts'
import { unpublished } from './make-documents.ts'

type Json = Readonly<Record<string, unknown>>

const path = z.string().meta({ description: 'A path below the site, or null: there is no such page.' })
const paths = z.strictObject({ web: path.nullable(), inApp: path.nullable() })
const monthPaths = z.strictObject({ web: path, inApp: path })
const file = z.string().meta({ description: `The document’s file below ${documentsPath}/.` })
const monthName = z.string().regex(/^\d{6}-\d+$/)
const id = z.string()

const version = { schemaVersion: z.literal(schemaVersion) }

const { publishAt: _, assumed: __, ...campaignShape } = campaignFields.shape
const { publishAt: ___, ...monthShape } = month.shape
const { href: ____, ...cardShape } = campaignCard.shape

const campaign = z.strictObject({
  ...version,
  ...campaignShape,
  month: monthName,
  id,
  paths,
  annotationLists: z.array(annotation),
  // Its schema is inserted below, because nodes contain nodes.
  body: z.array(z.unknown()),
})

const entry = z.strictObject({
  id,
  file,
  paths,
  card: z.strictObject(cardShape),
  tag: campaignShape.tag,
  posterName: z.string(),
  description: campaignShape.description,
  entry: campaignShape.entry,
  isEighthDay: campaignShape.isEighthDay,
  pages: campaignShape.pages,
  logos: campaignShape.logos,
})

const monthDocument = z.strictObject({
  ...version,
  ...monthShape,
  month: monthName,
  paths: monthPaths,
  annotationLists: z.array(annotation),
  campaigns: z.array(entry),
})

const index = z.strictObject({
  ...version,
  provider,
  months: z.array(
    z.strictObject({
      month: monthName,
      title: z.string(),
      file,
      paths: monthPaths,
      campaigns: z.array(z.strictObject({ id, title: z.string(), file, paths })),
    }),
  ),
})

const calendar = z.strictObject({
  ...version,
  campaigns: z.array(z.strictObject({ month: monthName, id, title: z.string(), period })),
})

const facts = z.strictObject({
  ...version,
  statements: z.array(
    z.strictObject({
      file: z.string(),
      line: z.int(),
      column: z.int(),
      facts: z.record(z.string(), z.string()),
    }),
  ),
})

const documents: Readonly<Record<string, z.ZodType>> = {
  index,
  calendar,
  facts,
  campaign,
  month: monthDocument,
  ...Object.fromEntries(
    Object.entries(screens).map(([name, { shape }]) => [`screen-${name}`, z.strictObject({ ...version, ...shape })]),
  ),
}

const color: Json = { type: 'string', pattern: '^#[0-9a-f]{6}$' }
const pixels: Json = { type: 'integer', minimum: 1, description: 'CSS pixels.' }
const percent: Json = { type: 'number', minimum: 0, maximum: 100 }
const published: Json = { type: 'string', pattern: '^/', description: 'A path below the provider’s siteUrl.' }

function object(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties) }
}

const array = (items: Json): Json => ({ type: 'array', items })

const source = object({
  type: { enum: ['image/avif', 'image/webp'] },
  files: array(object({ src: published, width: { type: 'integer', minimum: 1 } })),
})

/** Properties of a published picture (`ResolvedImage`). */
const pictureProperties: Json = {
  src: published,
  width: pixels,
  height: pixels,
  color,
  sources: array(source),
  ground: object({ color, left: percent, right: percent }),
}

const children = array({ $ref: '#/$defs/node' })

/** Returns the schema of a body's node (`BodyNode`); `blocks` are its kinds of blocks. */
function nodeSchema(blocks: readonly Json[]): Json {
  const type = (...names: string[]): Json => ({ enum: names })
  return {
    anyOf: [
      object({ type: type('text'), value: { type: 'string' } }),
      object({ type: type('paragraph', 'strong', 'emphasis', 'item'), children }),
      object({ type: type('list'), ordered: { type: 'boolean' }, children }),
      object({ type: type('heading'), depth: { enum: [2, 3] }, children }),
      object({ type: type('link'), href: { type: 'string' }, children }),
      object({ type: type('break', 'rule') }),
      ...blocks,
    ],
  }
}

/** Metadata of a schema for authors of content, not for readers of documents. */
const authoringMetadata: ReadonlySet<string> = new Set(['format', 'names', 'slot', 'id'])

/** How a schema is published: whether it allows further fields, and the names of the fields that it omits. */
type PublishOptions = { isOpen: boolean; omitted: ReadonlySet<string> }

/** Returns the parts of a schema other than its properties, as published. */
function withoutAuthoring(parts: Json, options: PublishOptions): Json {
  const publishedParts = Object.entries(parts).filter(
    ([name, part]) => !(authoringMetadata.has(name) && typeof part === 'string'),
  )
  return Object.fromEntries(publishedParts.map(([name, part]) => [name, asPublished(part, options)]))
}

/** Converts the schema of a content file to that of its published document. */
function asPublished(schema: unknown, options: PublishOptions): unknown {
  if (Array.isArray(schema)) return schema.map((item) => asPublished(item, options))
  if (!isRecord(schema)) return schema
  const { properties, required, additionalProperties, ...others } = schema
  const parts = withoutAuthoring(others, options)
  if (!isRecord(properties))
    return additionalProperties === undefined
      ? parts
      : { ...parts, additionalProperties: asPublished(additionalProperties, options) }
  const kept = Object.entries(properties).filter(([name]) => !options.omitted.has(name))
  const published = Object.fromEntries(kept.map(([name, part]) => [name, asPublished(part, options)]))
  const requiredNames = (Array.isArray(required) ? required : []).map(String)
  const isPicture = isRecord(properties['src']) && properties['src']['format'] === 'image'
  const ofPicture = isPicture ? (asPublished(pictureProperties, options) as Json) : {}
  return {
    ...parts,
    properties: { ...published, ...ofPicture },
    required: [
      ...new Set([
        ...requiredNames.filter((name) => Object.hasOwn(published, name)),
        ...(isPicture ? ['width', 'height'] : []),
      ]),
    ],
    ...(options.isOpen ? {} : { additionalProperties: false }),
  }
}

function toJson(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' })
  return rest
}

/**
 * Returns the JSON Schema of each published document by its name (`docs/content-api.md`). A later version may add
 * fields, so an open schema allows unknown ones; a closed one does not, which shows that the schema is up to date.
 */
export function documentSchemas({ isOpen }: { isOpen: boolean }): Record<string, Json> {
  const blocks = blockNames.map((name) => {
    const props = toJson(blockOf(name).props)
    return { title: name, ...object({ type: { enum: ['block'] }, name: { enum: [name] }, props, children }) }
  })
  const root: PublishOptions = { isOpen, omitted: new Set() }
  /** Adds the body of a campaign, and its nodes. */
  const withBody = (schema: Json): Json => ({
    ...schema,
    properties: { ...(schema['properties'] as Json), body: children },
    $defs: { node: asPublished(nodeSchema(blocks), root) },
  })
  return Object.fromEntries(
    Object.entries(documents).map(([name, schema]): [string, Json] => {
      const options = name.startsWith('screen-') ? { isOpen, omitted: unpublished } : root
      const publishedSchema = asPublished(toJson(schema), options) as Json
      const $schema = 'https://json-schema.org/draft/2020-12/schema'
      return [name, { $schema, ...(name === 'campaign' ? withBody(publishedSchema) : publishedSchema) }]
    }),
  )
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
