import type { PictureSlot } from '#schemas/meta.ts'

import { slots } from '#content-layer/images/picture-widths.ts'

/** Widths closer than this ratio are merged: the difference is invisible, and each width costs bytes in the page. */
const minWidthRatio = 1.15

/** Returns the widths to encode for a picture in all of its slots, in pixels, ascending. */
export function listWidths(originalWidth: number, usedIn: readonly PictureSlot[]): number[] {
  const slotWidths = [...new Set(usedIn.flatMap((slot) => slots[slot].widths))].sort((a, b) => a - b)
  const widestSlot = slotWidths.at(-1) ?? originalWidth
  const reachable = slotWidths.filter((width) => width <= originalWidth)
  // Too small for the widest slot: its own width is the best that there is.
  if (originalWidth < widestSlot) reachable.push(originalWidth)
  const widths: number[] = []
  for (const width of reachable) if (width >= (widths.at(-1) ?? 0) * minWidthRatio) widths.push(width)
  return widths.length > 0 ? widths : [originalWidth]
}

/** Maximum width for browsers without AVIF and WebP, in pixels: sharp on most phones. */
const maxFallbackWidth = 750

/** Returns the one width of the encoded ones, ascending, for browsers without AVIF and WebP. */
export function getFallbackWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= maxFallbackWidth) ?? Math.min(...widths)
}

/** The encoded sizes of a picture in one format: bytes by width in pixels. */
type FormatSizes<Format> = { format: Format; bytes: ReadonlyMap<number, number> }

/** Returns whether a format takes fewer bytes than another at the widths that both have. */
function isSmaller(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  const sharedWidths = [...one.keys()].filter((width) => other.has(width))
  const sumBytes = (bytes: ReadonlyMap<number, number>) =>
    sharedWidths.reduce((total, width) => total + (bytes.get(width) ?? 0), 0)
  return sumBytes(one) < sumBytes(other)
}

/** Drops formats that are not smaller than the next one kept. The last of `sizes` is the fallback and stays. */
export function dropLargerFormats<Format extends string>(sizes: readonly FormatSizes<Format>[]): Format[] {
  const retained: FormatSizes<Format>[] = []
  for (const candidate of sizes.toReversed()) {
    const [next] = retained
    if (!next || isSmaller(candidate.bytes, next.bytes)) retained.unshift(candidate)
  }
  return retained.map(({ format }) => format)
}
