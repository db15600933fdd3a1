import type { Resolved, PublishedImage } from '#schemas/published-image.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import type { ImageReference } from './collect-references.ts'

function hasSource(value: unknown): value is { src: string; width?: unknown; height?: unknown } {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}

/** Returns the folder of a file; '' at the top level. */
export function getFolder(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}

/**
 * Returns the path of a picture below the content folder: `/images/x.svg` is relative to that folder, `images/x.svg` to
 * the folder of the file.
 */
export function imagePath(file: string, src: string): string {
  if (src.startsWith('/')) return src.slice(1)
  return file.slice(0, file.lastIndexOf('/') + 1) + src
}

/** Returns the slots in which each picture is shown, by its file. */
export function collectSlots(images: readonly ImageReference[]): Map<string, PictureSlot[]> {
  const slots = new Map<string, PictureSlot[]>()
  for (const { file, value, slot } of images) {
    const picture = imagePath(file, value)
    slots.set(picture, [...new Set([...(slots.get(picture) ?? []), slot])].sort())
  }
  return slots
}

function replaceIn(data: unknown, find: (src: string) => PublishedImage | undefined): unknown {
  if (Array.isArray(data)) return data.map((item) => replaceIn(item, find))
  if (typeof data !== 'object' || data === null) return data
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, replaceIn(value, find)]),
  )
  return hasSource(data) ? { ...copy, ...find(data.src) } : copy
}

/** Returns a copy of the data in which every picture has its published URL, its dimensions and its formats. */
export function replaceImages<Data>(data: Data, find: (src: string) => PublishedImage | undefined): Resolved<Data> {
  // The type `Resolved` describes the effect of `replaceIn` on the value.
  return replaceIn(data, find) as Resolved<Data>
}
