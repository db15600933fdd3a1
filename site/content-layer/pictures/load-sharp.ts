import type { Sharp, SharpOptions } from 'sharp'

import { once } from '../once.ts'
import { pictureLimits } from './limits.ts'

type Open = (bytes: Uint8Array | string, options?: SharpOptions) => Sharp

/**
 * Loads sharp when the first picture needs it: a check that finds everything in its cache starts without it. A picture
 * takes one thread and nothing is kept after it; pictures are worked on side by side instead.
 */
export const loadSharp = once(async (): Promise<Open> => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return (bytes, options) => sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', ...options })
})
