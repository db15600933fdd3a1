import { z } from 'zod'

import type { Resolved } from '#schemas/image.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import type { Position } from './diagnostic.ts'
import type { MadePicture } from './pictures/picture-store.ts'
import { describe, schemaAt } from './schema-at.ts'
import { showPath, type Path } from './validate.ts'

/** Something in a file that points elsewhere, kept with its place until it can be checked. */
export type Reference = Position & { file: string; field: string; value: string }

/** A picture that a file names, with where it is shown, and the sides it states in pixels and where. */
export type ImageReference = Reference & {
  shownIn: PictureSlot
  stated: (Position & { side: 'width' | 'height'; pixels: number })[]
}

export type References = { images: ImageReference[]; links: Reference[]; texts: Reference[] }

function hasSource(value: unknown): value is { src: string; width?: unknown; height?: unknown } {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}

/** The sides that are stated beside a picture's path, and where. */
function statedSides(
  picture: { width?: unknown; height?: unknown },
  at: Path,
  placeOf: (path: Path) => Position,
): ImageReference['stated'] {
  return (['width', 'height'] as const).flatMap((side) => {
    const pixels = picture[side]
    return typeof pixels === 'number' ? [{ side, pixels, ...placeOf([...at, side]) }] : []
  })
}

/**
 * Finds the pictures, links and texts in checked data: what they are, and where pictures are shown, says their schema.
 */
export function collectReferences(
  file: string,
  schema: z.core.$ZodType,
  data: unknown,
  placeOf: (path: Path) => Position,
): References {
  const found: References = { images: [], links: [], texts: [] }

  function visit(schema: z.core.$ZodType, value: unknown, path: Path, outer: PictureSlot, owner: object): void {
    const { bare, meta } = describe(schema)
    const slot = meta.slot ?? outer
    if (typeof value === 'string') {
      const reference: Reference = { file, field: showPath(path), value, ...placeOf(path) }
      if (meta.format === 'image')
        found.images.push({ ...reference, shownIn: slot, stated: statedSides(owner, path.slice(0, -1), placeOf) })
      else if (meta.format === 'link') found.links.push(reference)
      else if (meta.format === undefined) found.texts.push(reference)
    } else if (Array.isArray(value)) {
      if (bare instanceof z.ZodArray)
        for (const [index, item] of value.entries()) visit(bare.element, item, [...path, index], slot, value)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const inner = schemaAt(bare, [key])
        if (inner) visit(inner, item, [...path, key], slot, value)
      }
    }
  }

  visit(schema, data, [], 'text', {})
  return found
}

/**
 * The path of a picture below the content folder: `/images/x.svg` from its top, `images/x.svg` from the file's folder.
 */
export function imagePath(file: string, src: string): string {
  if (src.startsWith('/')) return src.slice(1)
  return [...file.split('/').slice(0, -1), src].join('/')
}

function replaceIn(data: unknown, find: (src: string) => MadePicture | undefined): unknown {
  if (Array.isArray(data)) return data.map((item) => replaceIn(item, find))
  if (typeof data !== 'object' || data === null) return data
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, replaceIn(value, find)]),
  )
  return hasSource(data) ? { ...copy, ...find(data.src) } : copy
}

/** A copy of the data in which every picture has its published address, its own size, and the formats it comes in. */
export function replaceImages<Data>(data: Data, find: (src: string) => MadePicture | undefined): Resolved<Data> {
  // `Resolved` says of the type what `replaceIn` does to the value.
  return replaceIn(data, find) as Resolved<Data>
}
