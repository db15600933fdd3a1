import { encode } from 'uqr'

/** A QR code as one SVG path. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="このページをスマートフォンで開くQRコード" className="h-auto w-full rounded-tile bg-paper">
      <path d={path} className="fill-ink" shapeRendering="crispEdges" />
    </svg>
  )
}

/** What stands beside the column on a desktop: the way to the phone, where the campaign is used. */
export function DesktopAside({ url }: { url: string }) {
  return (
    <div className="sticky top-10 rounded-card border border-line bg-paper p-5">
      <p className="font-bold">スマートフォンで開く</p>
      <p className="mt-1 text-small text-sub">カメラでQRコードを読み取ると、このページが開きます。</p>
      <div className="mt-3">
        <QrCode text={url} />
      </div>
    </div>
  )
}
