import type { Pixels } from './find-differences.ts'

/** Width of a test picture, in pixels. */
export const width = 4

/** Creates a picture with rows in the given shades of grey. */
export function picture(shades: readonly number[]): Pixels {
  const data = Buffer.concat(
    shades.map((shade) => Buffer.from(Array.from({ length: width }, () => [shade, shade, shade, 255]).flat())),
  )
  return { data, width, height: shades.length }
}
