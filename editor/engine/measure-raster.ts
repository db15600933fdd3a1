import { kindOfBytes } from '#content-layer/common/file-kinds.ts'
import { isNothing } from '#content-layer/images/is-blank.ts'
import { pictureLimits } from '#content-layer/images/limits.ts'
import type { PictureTools } from '#content-layer/images/inspect-image.ts'

type InspectRaster = PictureTools['inspectRaster']

/** The pixels of a picture drawn at a size, red, green, blue, alpha. */
function draw(bitmap: ImageBitmap, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

function averageOf(pixels: Uint8ClampedArray): string {
  const sums = [0, 1, 2].map((part) => pixels.reduce((sum, value, at) => (at % 4 === part ? sum + value : sum), 0))
  return `#${sums
    .map((sum) =>
      Math.round((sum * 4) / pixels.length)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/**
 * Decodes a raster picture as the browser does. Sizes and errors are those of the check; the average colour may differ
 * by a shade.
 * @throws Error if it is broken
 */
export const measureRaster: InspectRaster = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
  const { width, height } = bitmap
  const { pixels: maxPixels, side } = pictureLimits
  if (width * height > maxPixels || Math.max(width, height) > side)
    return { kind: 'picture-too-large', details: { width, height, pixels: maxPixels / 1_000_000, side } }
  const drawn = kindOfBytes(bytes) === 'jpeg' ? undefined : draw(bitmap, width, height)
  const isOpaque = drawn === undefined || drawn.every((value, at) => at % 4 < 3 || value === 255)
  const small = draw(bitmap, 32, 32)
  bitmap.close()
  return { width, height, isOpaque, isBlank: isNothing(small), ...(isOpaque ? { color: averageOf(small) } : {}) }
}
