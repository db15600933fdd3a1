import { arrayOf, objectOf, type JsonSchema } from './schema-parts.ts'

const color: JsonSchema = { type: 'string', pattern: '^#[0-9a-f]{6}$' }
const cssPixels: JsonSchema = { type: 'integer', minimum: 1, description: 'CSS pixels.' }
const percent: JsonSchema = { type: 'number', minimum: 0, maximum: 100 }
const publishedPath: JsonSchema = { type: 'string', pattern: '^/', description: 'A path below the provider’s siteUrl.' }

/** The schema of a `PictureSource`. The width of a file is in its own pixels. */
const source = objectOf({
  type: { enum: ['image/avif', 'image/webp'] },
  files: arrayOf(objectOf({ src: publishedPath, width: { type: 'integer', minimum: 1 } })),
})

/**
 * The schema of each property that a picture has once it is published (`PublishedImage`), by name. Written by hand,
 * because content has no such fields: the build adds them.
 */
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
