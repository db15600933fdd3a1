import { inspectSvg } from './inspect-svg.ts'
import { loadSharp } from './load-sharp.ts'

/** The most pixels that are drawn; a larger drawing is scaled down. */
const drawnPixels = 2_000_000

/** True for a picture in which nothing can be seen: wholly transparent, or white. */
export function isNothing(channels: readonly { min: number; max: number }[]): boolean {
  const alpha = channels[3]
  return alpha?.max === 0 || channels.every(({ min }) => min === 255)
}

/**
 * Draws an SVG once, at its stated size or smaller, and tells whether anything is to be seen.
 * @throws Error if it cannot be drawn
 */
export async function drawSvg(source: string): Promise<{ isBlank: boolean }> {
  const open = await loadSharp()
  const { width, height } = inspectSvg(source)
  const density = 72 * Math.min(1, Math.sqrt(drawnPixels / (width * height)))
  const { channels } = await open(Buffer.from(source), { density }).ensureAlpha().stats()
  return { isBlank: isNothing(channels) }
}
