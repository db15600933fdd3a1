import { encode } from 'uqr'

/** Formats the dark modules of a row as strokes of an SVG path, one for each run of them. */
function formatRow(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...cells.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('')
}

/** Encodes a text as a QR code with its quiet zone: its side in modules, and an SVG path with strokes one module wide. */
export function encodeQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 })
  return { size, path: data.map(formatRow).join('') }
}
