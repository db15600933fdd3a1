import type { Sharp, SharpOptions } from 'sharp'

import { once } from '#tools/shared/once.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'

type Open = (bytes: Uint8Array | string, options?: SharpOptions) => Sharp

/** Loads sharp on first use. Pictures are processed in parallel, each in one thread and without a cache. */
export const loadSharp = once(async (): Promise<Open> => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return (bytes, options) => sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error', ...options })
})
