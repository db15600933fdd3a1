import type { PicturePlace } from '#schemas/image.ts'

import type { Place } from './fault.ts'
import type { MadePicture } from './pictures/picture-store.ts'
import { placeOf as placeOfPicture } from './pictures/places.ts'
import { showPath, type Path } from './validate.ts'

/** Something in a file that points elsewhere, kept with its place until it can be checked. */
export type Reference = Place & { file: string; field: string; value: string }

/** A picture that a file names, with where it is shown, and the sides it states in pixels and where. */
export type ImageReference = Reference & { shownIn: PicturePlace; stated: (Place & { side: 'width' | 'height'; pixels: number })[] }

export type References = { images: ImageReference[]; links: Reference[]; texts: Reference[] }

type Visit = (value: unknown, path: Path) => void

function walk(value: unknown, visit: Visit, path: Path = []): void {
  visit(value, path)
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, [...path, index]))
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...path, key])
  }
}

function hasSource(value: unknown): value is { src: string; width?: unknown; height?: unknown } {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}

const linkFields: ReadonlySet<PropertyKey | undefined> = new Set(['href', 'url', 'applyHref', 'externalPageLink', 'affiliateUrl', 'termsUrl', 'helpUrl'])
const unreadFields: ReadonlySet<PropertyKey | undefined> = new Set([...linkFields, 'src', 'id', 'use', 'bgcolor'])

/** Finds the pictures, links and texts in checked data. */
export function collectReferences(file: string, data: unknown, placeOf: (path: Path) => Place): References {
  const found: References = { images: [], links: [], texts: [] }
  walk(data, (value, path) => {
    const field = path.findLast((step) => typeof step === 'string')
    const reference = (at: Path, text: string): Reference => ({ file, field: showPath(at), value: text, ...placeOf(at) })
    if (hasSource(value)) {
      const stated = (['width', 'height'] as const).flatMap((side) => {
        const pixels = value[side]
        return typeof pixels === 'number' ? [{ side, pixels, ...placeOf([...path, side]) }] : []
      })
      found.images.push({ ...reference([...path, 'src'], value.src), shownIn: placeOfPicture(path), stated })
    }
    if (typeof value !== 'string') return
    if (linkFields.has(field)) found.links.push(reference(path, value))
    if (!unreadFields.has(field)) found.texts.push(reference(path, value))
  })
  return found
}

/** The path of a picture below the content folder: `/images/x.svg` from its top, `images/x.svg` from the file's folder. */
export function imagePath(file: string, src: string): string {
  if (src.startsWith('/')) return src.slice(1)
  return [...file.split('/').slice(0, -1), src].join('/')
}

/** A copy of the data in which every picture has its published address, its own size, and the formats it comes in. */
export function replaceImages(data: unknown, find: (src: string) => MadePicture | undefined): unknown {
  if (Array.isArray(data)) return data.map((item) => replaceImages(item, find))
  if (typeof data !== 'object' || data === null) return data
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaceImages(value, find)]))
  return hasSource(data) ? { ...copy, ...find(data.src) } : copy
}
