/*
 * Collects from data what is checked outside its field: images, links, texts and publication times.
 */

import { z } from 'zod'

import type { PictureSlot } from '#schemas/meta.ts'

import type { FieldPosition, Path, Position, PositionOf } from '../../diagnostics/diagnostic.ts'
import { describe, findSchema } from './schema-at.ts'
import { showPath } from './paths.ts'

/**
 * A reference to something outside the field, with its position, to be checked once all files are read; `within`: the
 * shared text, if the position is that of its use.
 */
export type Reference = FieldPosition & { value: string; within?: FieldPosition }

/** A picture reference with its slot, and the dimensions stated next to it, in pixels, with their positions. */
export type ImageReference = Reference & {
  slot: PictureSlot
  alt: string
  stated: (Position & { side: 'width' | 'height'; pixels: number })[]
}

/** A text with the path of its field. */
export type TextReference = Reference & { path: Path }

/** Creates the reference to the value of a field, by its path in the file. */
export function createReference(file: string, path: Path, value: string, positionOf: PositionOf): Reference {
  return { file, field: showPath(path), value, ...positionOf(path) }
}

/** Returns the position of a reference, for a diagnostic about it. */
export function pickPosition(reference: Reference): FieldPosition & { within?: FieldPosition } {
  const { file, line, column, field, within } = reference
  return { file, line, column, field, ...(within && { within }) }
}

/** The pictures, links and texts in validated data. */
export type References = { images: ImageReference[]; links: Reference[]; texts: TextReference[] }

/** The references of a whole file, and its publication times. */
export type FileReferences = References & { publishTimes: TextReference[] }

/** Returns the dimensions stated next to a picture's path, with their positions. */
function statedSides(
  picture: { width?: unknown; height?: unknown },
  path: Path,
  positionOf: PositionOf,
): ImageReference['stated'] {
  return (['width', 'height'] as const).flatMap((side) => {
    const pixels = picture[side]
    return typeof pixels === 'number' ? [{ side, pixels, ...positionOf([...path, side]) }] : []
  })
}

/**
 * Collects the pictures, links and texts of validated data; the schema gives the meaning of each value and the slot of
 * each picture.
 */
export function collectReferences(
  file: string,
  schema: z.core.$ZodType,
  data: unknown,
  positionOf: PositionOf,
): FileReferences {
  const references: FileReferences = { images: [], links: [], texts: [], publishTimes: [] }

  function visit(schema: z.core.$ZodType, value: unknown, path: Path, outer: PictureSlot, owner: object): void {
    const { bare, meta } = describe(schema)
    const slot = meta.slot ?? outer
    if (typeof value === 'string') {
      const reference = createReference(file, path, value, positionOf)
      if (meta.format === 'image')
        references.images.push({
          ...reference,
          slot,
          alt: 'alt' in owner && typeof owner.alt === 'string' ? owner.alt : '',
          stated: statedSides(owner, path.slice(0, -1), positionOf),
        })
      else if (meta.format === 'link') references.links.push(reference)
      else if (meta.format === 'publish-at') references.publishTimes.push({ ...reference, path })
      else if (meta.format === undefined && bare instanceof z.ZodString) references.texts.push({ ...reference, path })
    } else if (Array.isArray(value)) {
      if (bare instanceof z.ZodArray)
        for (const [index, item] of value.entries()) visit(bare.element, item, [...path, index], slot, value)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const inner = findSchema(bare, [key])
        if (inner) visit(inner, item, [...path, key], slot, value)
      }
    }
  }

  visit(schema, data, [], 'text', {})
  return references
}
