import { QrCode } from './qr-code.tsx'

/** On a desktop: the QR code for a phone, where campaigns are used. */
export function PhoneCode({ path }: { path: string }) {
  return (
    <div className="hidden grid-cols-[6.5rem_1fr] items-center gap-4 px-5 desktop:grid print:hidden">
      <QrCode path={path} />
      <p className="text-small text-sub">
        <b className="block font-bold text-ink">スマートフォンで開く</b>
        カメラでQRコードを読み取ると、このページが開きます。
      </p>
    </div>
  )
}

/** The aside next to the column of a screen on a desktop. */
export function DesktopAside({ path }: { path: string }) {
  return (
    <div className="sticky top-10 rounded-card border border-line bg-paper py-5">
      <PhoneCode path={path} />
    </div>
  )
}
