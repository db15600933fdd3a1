import type { WrittenSize } from '../diagnostics/explanations/unreadable-image.ts'

/** A size in CSS pixels. */
export type Size = { width: number; height: number }

const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  // Relative to the default text size of browsers.
  em: 16,
  rem: 16,
}

const number = String.raw`[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?`
const length = new RegExp(String.raw`^\s*(${number})([a-z]*|%)\s*$`, 'i')
const box = new RegExp(String.raw`^\s*${number}[\s,]+${number}[\s,]+(${number})[\s,]+(${number})\s*$`, 'i')

/** Maximum plausible length of a drawing. */
const maxLength = 100_000

function isSide(side: number | undefined): side is number {
  return side !== undefined && side > 0 && side < maxLength
}

/**
 * Returns the pixels of a side, or undefined if browsers derive it from the other one: it is missing, in percent, or
 * not a length. NaN for units that differ between browsers or devices.
 */
function parsePixels(written: string): number | undefined {
  const [, amount = '', unit = ''] = length.exec(written) ?? []
  if (amount === '') return /\(/.test(written) ? NaN : undefined
  if (unit === '%') return undefined
  return Number((Number(amount) * (pixelsPerUnit[unit.toLowerCase()] ?? NaN)).toFixed(4))
}

/** Returns the width and height of a viewBox; undefined if browsers ignore it, and zero if it shows nothing. */
function parseViewBox(viewBox: string): Size | undefined {
  const [, width, height] = (box.exec(viewBox) ?? []).map(Number)
  return width === undefined || height === undefined ? undefined : { width, height }
}

/**
 * Returns the size at which browsers show an SVG by itself: its width and height, or one of them with the proportions
 * of its viewBox, or only the viewBox. Undefined if they would use a default size, or would show nothing.
 */
export function computeSvgSize({ width, height, viewBox }: WrittenSize, preservesRatio = true): Size | undefined {
  const [wide, high] = [parsePixels(width), parsePixels(height)]
  const inner = parseViewBox(viewBox)
  if (inner && !(isSide(inner.width) && isSide(inner.height))) return undefined
  if (isSide(wide) && isSide(high)) return { width: wide, height: high }
  if (!inner || !preservesRatio) return undefined
  if (wide === undefined && high === undefined) return inner
  const ratio = inner.width / inner.height
  const size = { width: wide ?? (high ?? NaN) * ratio, height: high ?? (wide ?? NaN) / ratio }
  return isSide(size.width) && isSide(size.height) ? size : undefined
}
