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

/** A number, also with an exponent: 32, -.5, 1e3. */
const number = String.raw`[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?`
/** A length: its number, and its unit or a percent sign. */
const lengthPattern = new RegExp(String.raw`^\s*(${number})([a-z]*|%)\s*$`, 'i')
/** A viewBox, of which the last two numbers are its width and height: `0 0 32 24`. */
const viewBoxPattern = new RegExp(String.raw`^\s*${number}[\s,]+${number}[\s,]+(${number})[\s,]+(${number})\s*$`, 'i')

/** Maximum plausible width or height of a drawing, in CSS pixels. */
const maxSide = 100_000

function isSide(side: number | undefined): side is number {
  return side !== undefined && side > 0 && side < maxSide
}

/**
 * Returns the pixels of a side, or undefined if browsers derive it from the other one: it is missing, in percent, or
 * not a length. NaN for units that differ between browsers or devices.
 */
function parsePixels(written: string): number | undefined {
  const [, amount = '', unit = ''] = lengthPattern.exec(written) ?? []
  // A function such as calc() depends on the window.
  if (amount === '') return written.includes('(') ? NaN : undefined
  if (unit === '%') return undefined
  return Number((Number(amount) * (pixelsPerUnit[unit.toLowerCase()] ?? NaN)).toFixed(4))
}

/** Returns the width and height of a viewBox; undefined if browsers ignore it, and zero if it shows nothing. */
function parseViewBox(viewBox: string): Size | undefined {
  const [, width, height] = (viewBoxPattern.exec(viewBox) ?? []).map(Number)
  return width === undefined || height === undefined ? undefined : { width, height }
}

/**
 * Returns the size at which browsers show an SVG by itself: its width and height, or one of them with the proportions
 * of its viewBox, or only the viewBox. Undefined if they would use a default size, or would show nothing.
 */
export function computeSvgSize({ width, height, viewBox }: WrittenSize, preservesRatio: boolean): Size | undefined {
  const [statedWidth, statedHeight] = [parsePixels(width), parsePixels(height)]
  const box = parseViewBox(viewBox)
  if (box && !(isSide(box.width) && isSide(box.height))) return undefined
  if (isSide(statedWidth) && isSide(statedHeight)) return { width: statedWidth, height: statedHeight }
  if (!box || !preservesRatio) return undefined
  if (statedWidth === undefined && statedHeight === undefined) return box
  const ratio = box.width / box.height
  const size = {
    width: statedWidth ?? (statedHeight ?? NaN) * ratio,
    height: statedHeight ?? (statedWidth ?? NaN) / ratio,
  }
  return isSide(size.width) && isSide(size.height) ? size : undefined
}
