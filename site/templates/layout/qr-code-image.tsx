import type { ReactNode } from 'react'

import { siteUrl } from '#blocks/site-url.ts'

import { qrCodePath } from '#content-layer/common/routes.ts'

/** The QR code of a page, for a phone's camera. A separate file, so that phones never load it. */
export function QrCode({ path }: { path: string }) {
  return (
    <img
      src={siteUrl(qrCodePath(path))}
      alt="このページをスマートフォンで開くQRコード"
      width="320"
      height="320"
      className="h-auto w-full rounded-tile"
      decoding="async"
      loading="lazy"
    />
  )
}

/** On a desktop: the QR code for a phone, where campaigns are used. */
export function QrCodeOnDesktop({ code }: { code: ReactNode }) {
  return (
    <div className="hidden grid-cols-[6.5rem_1fr] items-center gap-4 px-5 desktop:grid print:hidden">
      {code}
      <p className="text-small text-sub">
        <b className="block font-bold text-ink">スマートフォンで開く</b>
        カメラでQRコードを読み取ると、このページが開きます。
      </p>
    </div>
  )
}

/** The QR code in a panel of its own, at the right of what it opens on a phone. */
export function QrCodePanel({ path }: { path: string }) {
  return (
    <div className="hidden self-start rounded-card border border-line py-5 desktop:col-start-2 desktop:block print:hidden">
      <QrCodeOnDesktop code={<QrCode path={path} />} />
    </div>
  )
}
