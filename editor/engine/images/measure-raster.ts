import { kindOfBytes } from '#content-layer/common/file-kinds.ts'
import { isBlankPicture } from '#content-layer/images/is-blank-picture.ts'
import { pictureLimits } from '#content-layer/images/limits.ts'
import type { PictureTools } from '#content-layer/images/inspect-image.ts'

type InspectRaster = PictureTools['inspectRaster']

/** Draws a picture at a size and returns its pixels: red, green, blue, alpha. */
function draw(bitmap: ImageBitmap, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

/** Returns the average color of opaque pixels, such as `#ff9e6d`. */
function averageOf(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4)
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0)
  const count = pixels.length / 4
  const toHex = (sum: number) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0')
  return `#${sums.map(toHex).join('')}`
}

/** Side in px of the small drawing that the average color and blankness are read from. */
const sampleSide = 32

function measure(bitmap: ImageBitmap, isJpeg: boolean): Awaited<ReturnType<InspectRaster>> {
  const { width, height } = bitmap
  const { pixels, side } = pictureLimits
  if (width * height > pixels || Math.max(width, height) > side)
    return { kind: 'picture-too-large', details: { width, height, pixels: pixels / 1_000_000, side } }
  // A JPEG has no transparency, so it need not be drawn at its full size.
  const isOpaque = isJpeg || draw(bitmap, width, height).every((value, at) => at % 4 < 3 || value === 255)
  const sample = draw(bitmap, sampleSide, sampleSide)
  return { width, height, isOpaque, isBlank: isBlankPicture(sample), ...(isOpaque ? { color: averageOf(sample) } : {}) }
}

/**
 * Decodes a raster picture as the browser does. Sizes and errors are those of the check; the average color may differ
 * by a shade.
 * @throws Error if it is broken
 */
export const measureRaster: InspectRaster = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
  try {
    return measure(bitmap, kindOfBytes(bytes) === 'jpeg')
  } finally {
    bitmap.close()
  }
}
