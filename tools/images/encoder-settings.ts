import type { PictureSlot } from '#schemas/meta.ts'

import { slots } from '#content-layer/images/slots.ts'

/**
 * How raster pictures are encoded. AVIF at effort 4 takes three times as long for 2 % fewer bytes; its colours stay at
 * full resolution, which red letters on a banner need. Increment `version` when a change elsewhere alters the files.
 */
export const encoderSettings = {
  version: 1,
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 7 },
} as const

/** The formats that a browser may choose from, best first. */
export const sourceFormats = ['avif', 'webp'] as const

export type SourceFormat = (typeof sourceFormats)[number]

/** Widths closer than this ratio are merged: the difference is invisible, and each width costs bytes in the page. */
const minWidthRatio = 1.15

/** Returns the widths to encode for a picture of this width in all of its slots; never wider than the picture. */
export function widthsFor(originalWidth: number, usedIn: readonly PictureSlot[]): number[] {
  const slotWidths = [...new Set(usedIn.flatMap((slot) => slots[slot].widths))].sort((a, b) => a - b)
  const reachable = [
    ...slotWidths.filter((width) => width <= originalWidth),
    ...(originalWidth < (slotWidths.at(-1) ?? originalWidth) ? [originalWidth] : []),
  ]
  const widths: number[] = []
  for (const width of reachable) if (width >= (widths.at(-1) ?? 0) * minWidthRatio) widths.push(width)
  return widths.length > 0 ? widths : [originalWidth]
}

/** Returns the one width for browsers without AVIF and WebP: sharp on most phones. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= 750) ?? Math.min(...widths)
}

/** Drops a format that takes more bytes than the next one at the widths that both have. */
export function dropLargerFormats<Format extends string>(
  sizes: readonly { format: Format; bytes: ReadonlyMap<number, number> }[],
): Format[] {
  const sizesKept: (typeof sizes)[number][] = []
  for (const candidate of [...sizes].reverse()) {
    const next = sizesKept[0]
    const shared = next ? [...candidate.bytes.keys()].filter((width) => next.bytes.has(width)) : []
    const sum = (bytes: ReadonlyMap<number, number>) =>
      shared.reduce((total, width) => total + (bytes.get(width) ?? 0), 0)
    if (!next || sum(candidate.bytes) < sum(next.bytes)) sizesKept.unshift(candidate)
  }
  return sizesKept.map(({ format }) => format)
}
