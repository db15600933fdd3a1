import { inspectSvg } from './inspect-svg.ts'
import { loadSharp } from './load-sharp.ts'

/** The most pixels that are drawn; a larger drawing is scaled down. */
const drawnPixels = 2_000_000

/**
 * Draws an SVG once, at its stated size or smaller.
 * @throws Error if it cannot be drawn
 */
export async function drawSvg(source: string): Promise<void> {
  const open = await loadSharp()
  const { width, height } = inspectSvg(source)
  const density = 72 * Math.min(1, Math.sqrt(drawnPixels / (width * height)))
  await open(Buffer.from(source), { density }).ensureAlpha().raw().toBuffer()
}
