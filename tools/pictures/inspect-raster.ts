import type { Problem } from '#content-layer/diagnostics/diagnostic.ts'
import type { RasterFacts } from '#content-layer/pictures/picture.ts'
import { pictureLimits } from '#content-layer/pictures/limits.ts'
import { isNothing } from '#content-layer/pictures/is-nothing.ts'
import { loadSharp } from './load-sharp.ts'

const formatsOfEnding: Readonly<Record<string, string>> = { jpg: 'jpeg', avif: 'heif' }

/**
 * True for an APNG, by its control chunk before the first image data, and for an AVIF sequence, by its brand: sharp
 * sees a single still image in both.
 */
function isAnimatedByHead(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL', 0, 'latin1')
  const isApng = control > 0 && control < bytes.indexOf('IDAT', 0, 'latin1')
  return isApng || bytes.toString('latin1', 4, 12) === 'ftypavis'
}

function hex(color: Uint8Array): string {
  return `#${Buffer.from(color.subarray(0, 3)).toString('hex')}`
}

/**
 * Decodes a raster picture in full.
 * @throws Error if it is broken or not of the format that its extension says
 */
export async function inspectRaster(
  ending: string,
  bytes: Buffer,
): Promise<RasterFacts | Problem<'picture-animated' | 'picture-too-large'>> {
  if (isAnimatedByHead(bytes)) return { kind: 'picture-animated' }
  const open = await loadSharp()
  const metadata = await open(bytes, { limitInputPixels: false }).metadata()
  if (metadata.format !== (formatsOfEnding[ending] ?? ending)) throw new Error(`it is a ${metadata.format} picture`)
  if ((metadata.pages ?? 1) > 1) return { kind: 'picture-animated' }
  const { width, height } = metadata.autoOrient
  if (width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side) {
    return {
      kind: 'picture-too-large',
      details: { width, height, pixels: pictureLimits.pixels / 1_000_000, side: pictureLimits.side },
    }
  }
  const isOpaque = !metadata.hasAlpha || (await open(bytes).stats()).isOpaque
  const small = open(bytes).toColourspace('srgb').resize(32, 32, { fit: 'fill' }).ensureAlpha()
  const isBlank = isNothing(await small.raw().toBuffer())
  const average = await open(bytes).toColourspace('srgb').flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return { width, height, isOpaque, isBlank, ...(isOpaque ? { color: hex(average) } : {}) }
}
