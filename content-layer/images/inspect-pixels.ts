import type { Ground } from '#schemas/published-image.ts'

import type { Drawn } from './image.ts'

const valuesPerPixel = 4

/** Pixels as red, green, blue and alpha from 0 to 255, row by row from the top. */
type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number }

/**
 * Minimum and maximum height of a background at the bottom of a picture, in percent: anything lower is a line, anything
 * higher a full background.
 */
const [minHeight, maxHeight] = [2, 60] as const

/** Returns the colour of an opaque pixel, such as `#ffd27a`; undefined for any other. */
function colorAt({ data, width }: Pixels, column: number, row: number): string | undefined {
  const at = (row * width + column) * valuesPerPixel
  const hex = [...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')
  return data[at + 3] === 255 ? `#${hex}` : undefined
}

/** Returns how far a colour reaches up a column from the bottom, in percent of the height, to a tenth. */
function measureReach(pixels: Pixels, column: number, color: string): number {
  let row = pixels.height - 1
  while (row >= 0 && colorAt(pixels, column, row) === color) row -= 1
  return Math.round(((pixels.height - 1 - row) / pixels.height) * 1000) / 10
}

/**
 * Finds the background at the bottom of a drawing: a flat colour that reaches both of its lower corners, which a page
 * can extend to the edges of the window. Undefined if there is none.
 */
function findGround(pixels: Pixels): Ground | undefined {
  const { width, height } = pixels
  const color = colorAt(pixels, 0, height - 1)
  if (color === undefined || colorAt(pixels, width - 1, height - 1) !== color) return undefined
  const [left, right] = [measureReach(pixels, 0, color), measureReach(pixels, width - 1, color)]
  const isGround = Math.min(left, right) >= minHeight && Math.max(left, right) <= maxHeight
  return isGround ? { color, left, right } : undefined
}

/**
 * Returns whether nothing is visible: all pixels are transparent, or all are white. White on transparency is visible,
 * because pages show it on a colour. `data` are red, green, blue, alpha of each pixel.
 */
export function isBlank(data: ArrayLike<number>): boolean {
  const isOpaque = data[3] === 255
  for (let index = 0; index < data.length; index += valuesPerPixel) {
    const isWhite = data[index] === 255 && data[index + 1] === 255 && data[index + 2] === 255
    if (isOpaque ? data[index + 3] !== 255 || !isWhite : data[index + 3] !== 0) return false
  }
  return true
}

/** Returns what is visible of a drawing. */
export function inspectPixels(pixels: Pixels): Drawn {
  const ground = findGround(pixels)
  return { isBlank: isBlank(pixels.data), ...(ground ? { ground } : {}) }
}
