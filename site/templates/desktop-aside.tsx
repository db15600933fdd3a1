import { Anchor } from '#blocks/anchor.tsx'

import { QrCode } from './qr-code.tsx'

type Other = { href: string; title: string; figure: string }

/**
 * The aside next to the column on a desktop: the QR code for a phone, where campaigns are used, and the month's other
 * campaigns.
 */
export function DesktopAside({ path, others = [] }: { path: string; others?: readonly Other[] }) {
  return (
    <div className="sticky top-10 grid gap-6">
      <div className="rounded-card border border-line bg-paper p-5">
        <p className="font-bold">スマートフォンで開く</p>
        <p className="mt-1 text-small text-sub">カメラでQRコードを読み取ると、このページが開きます。</p>
        <div className="mt-3">
          <QrCode path={path} />
        </div>
      </div>
      {others.length > 0 && (
        <nav aria-label="この月のほかのキャンペーン" className="rounded-card border border-line bg-paper px-5 py-3">
          <ul className="divide-y divide-line">
            {others.map(({ href, title, figure }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className="flex min-h-11 items-center justify-between gap-3 py-2.5 text-note leading-snug font-bold no-underline"
                >
                  {title}
                  <span className="text-lead font-black whitespace-nowrap">{figure}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
