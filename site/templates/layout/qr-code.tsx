import { siteUrl } from '#blocks/site-address.ts'

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
