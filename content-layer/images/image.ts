import type { Ground } from '#schemas/published-image.ts'

import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * A raster picture as displayed: upright, sizes in pixels. `color` is its average colour if it is opaque, `isBlank`
 * true if nothing is visible.
 */
export type RasterFacts = { width: number; height: number; isOpaque: boolean; isBlank: boolean; color?: string }

/** The visible result of a drawing: whether it is blank, and its background, if any. */
export type Drawn = { isBlank: boolean; ground?: Ground }

/**
 * A picture that may be published: the fingerprint of its bytes, its dimensions in pixels, and for a raster picture the
 * data that its variants depend on.
 */
export type Picture = {
  file: string
  fingerprint: string
  width: number
  height: number
  raster?: Omit<RasterFacts, 'width' | 'height' | 'isBlank'>
  /** Background at the bottom of an SVG. */
  ground?: Ground
  /** Words of an SVG that are set in a font. */
  texts?: string[]
  /** True for a placeholder drawing. */
  isDraft?: boolean
}

/** Result of measuring a picture's file: its measurements, or its diagnostic. */
export type MeasuredPicture = { picture?: Picture | undefined; diagnostics: Diagnostic[] }

/** Measures all of these files. Never rejects because of a picture. */
export type ImageReader = (files: readonly string[]) => Promise<ReadonlyMap<string, MeasuredPicture>>
