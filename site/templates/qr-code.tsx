import { encode } from 'uqr'

/** The dark cells of a row as strokes of a path: one for each run. */
function strokes(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...cells.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('')
}

/** A QR code of an address as one SVG path, as wide as its place. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="このページをスマートフォンで開くQRコード" className="h-auto w-full rounded-tile bg-paper">
      <path d={data.map(strokes).join('')} className="stroke-ink" strokeWidth="1" shapeRendering="crispEdges" />
    </svg>
  )
}
