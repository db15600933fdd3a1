import { groupBy } from '#domain/group-by.ts'
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

/** A picture encoded in one format and width, in pixels. */
type Variant = { format: string; width: number; bytes: Uint8Array }

/** Returns whether a format takes fewer bytes than another at the widths that both have. */
function isSmaller(one: readonly Variant[], other: readonly Variant[]): boolean {
  const sumBytes = (variants: readonly Variant[], compared: readonly Variant[]) =>
    variants
      .filter(({ width }) => compared.some((variant) => variant.width === width))
      .reduce((total, { bytes }) => total + bytes.length, 0)
  return sumBytes(one, other) < sumBytes(other, one)
}

/** Drops formats that are not smaller than the next one kept. The last format is the fallback and stays. */
export function dropLargerFormats<Encoded extends Variant>(variants: readonly Encoded[]): Encoded[] {
  const retained: Encoded[][] = []
  for (const candidate of [...groupBy(variants, ({ format }) => format).values()].reverse()) {
    const [next] = retained
    if (!next || isSmaller(candidate, next)) retained.unshift(candidate)
  }
  return retained.flat()
}
