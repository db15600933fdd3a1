import type { Drawn } from '#content-layer/images/image.ts'
import { inspectPixels } from '#content-layer/images/inspect-pixels.ts'
import { inspectSvg } from '#content-layer/images/inspect-svg.ts'
import { loadSharp } from './load-sharp.ts'

/** The most pixels that are drawn; a larger drawing is scaled down. */
const drawnPixels = 2_000_000

/**
 * Draws an SVG once, at its stated size or smaller, and returns what is visible.
 * @throws Error if it cannot be drawn
 */
export async function drawSvg(source: string): Promise<Drawn> {
  const open = await loadSharp()
  const { width, height } = inspectSvg(source)
  const density = 72 * Math.min(1, Math.sqrt(drawnPixels / (width * height)))
  const { data, info } = await open(Buffer.from(source), { density })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return inspectPixels({ data, width: info.width, height: info.height })
}
