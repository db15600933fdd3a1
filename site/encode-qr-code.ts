import { encode } from 'uqr'

/** Returns the dark modules of a row as path strokes, one per run. */
function rowStrokes(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...cells.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('')
}

/**
 * Encodes a text as a QR code with its quiet zone: the side in modules, and an SVG path to be stroked one module wide.
 */
export function encodeQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 })
  return { size, path: data.map(rowStrokes).join('') }
}
