import { inspectSvg } from './inspect-svg.ts'
import { loadSharp } from './load-sharp.ts'

/** What is drawn at most, in pixels; a larger drawing is drawn smaller. */
const drawnPixels = 2_000_000

/**
 * Draws an SVG once, at the size that it states or smaller.
 * @throws Error where it cannot be drawn
 */
export async function drawSvg(source: string): Promise<void> {
  const open = await loadSharp()
  const { width, height } = inspectSvg(source)
  const density = 72 * Math.min(1, Math.sqrt(drawnPixels / (width * height)))
  await open(Buffer.from(source), { density }).ensureAlpha().raw().toBuffer()
}
