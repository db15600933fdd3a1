import type { Problem } from '#content-layer/diagnostics/diagnostic.ts'
import type { RasterFacts } from '#content-layer/images/image.ts'
import { createTooLargeProblem } from '#content-layer/images/inspect-image.ts'
import { isBlank } from '#content-layer/images/inspect-pixels.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'
import { loadSharp } from './load-sharp.ts'

function toHex(color: Uint8Array): string {
  return `#${Buffer.from(color.subarray(0, 3)).toString('hex')}`
}

/**
 * Decodes a raster picture in full.
 * @throws Error if it is broken
 */
export async function inspectRaster(bytes: Uint8Array): Promise<RasterFacts | Problem<'picture-too-large'>> {
  const open = await loadSharp()
  const metadata = await open(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = metadata.autoOrient
  if (width * height > imageLimits.pixels || Math.max(width, height) > imageLimits.side)
    return createTooLargeProblem(width, height)
  const isOpaque = !metadata.hasAlpha || (await open(bytes).stats()).isOpaque
  const small = open(bytes).toColourspace('srgb').resize(32, 32, { fit: 'fill' }).ensureAlpha()
  const sample = await small.raw().toBuffer()
  const average = await open(bytes).toColourspace('srgb').flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return { width, height, isOpaque, isBlank: isBlank(sample), ...(isOpaque ? { color: toHex(average) } : {}) }
}
