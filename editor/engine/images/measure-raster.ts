import { detectKind } from '#content-layer/common/file-kinds.ts'
import { isBlank } from '#content-layer/images/inspect-pixels.ts'
import { createTooLargeProblem, type PictureTools } from '#content-layer/images/inspect-image.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'

type InspectRaster = PictureTools['inspectRaster']

/** Draws an image at a size, in pixels, and returns its pixels: red, green, blue and alpha of each, from 0 to 255. */
function drawPixels(bitmap: ImageBitmap, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

/** Returns whether no pixel is transparent: every fourth value is an alpha. */
function areOpaque(pixels: Uint8ClampedArray): boolean {
  return pixels.every((value, at) => at % 4 < 3 || value === 255)
}

/** Returns the average colour of opaque pixels, such as `#ff9e6d`. */
function computeAverageColor(pixels: Uint8ClampedArray): string {
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

/** Side of the small drawing that the average colour and blankness are read from, in pixels. */
const sampleSide = 32

/** Returns the facts of a decoded image, or the diagnostic of one with too many pixels. */
function inspectBitmap(bitmap: ImageBitmap, isJpeg: boolean): Awaited<ReturnType<InspectRaster>> {
  const { width, height } = bitmap
  if (width * height > imageLimits.pixels || Math.max(width, height) > imageLimits.side)
    return createTooLargeProblem(width, height)
  // A JPEG has no transparency, so it need not be drawn at its full size.
  const isOpaque = isJpeg || areOpaque(drawPixels(bitmap, width, height))
  const sample = drawPixels(bitmap, sampleSide, sampleSide)
  return {
    width,
    height,
    isOpaque,
    isBlank: isBlank(sample),
    ...(isOpaque ? { color: computeAverageColor(sample) } : {}),
  }
}

/**
 * Decodes a raster image as the browser does. Sizes and errors are those of the check; the average colour may differ
 * by a shade.
 * @throws Error if it is broken
 */
export const measureRaster: InspectRaster = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
  try {
    return inspectBitmap(bitmap, detectKind(bytes) === 'jpeg')
  } finally {
    bitmap.close()
  }
}
