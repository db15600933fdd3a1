import { QrCode } from '../../templates/layout/qr-code-image.tsx'

type Props = { heading: string; message: string; path: string; look?: string }

/**
 * QR code to continue on a phone, for devices that the app does not exist for. Hidden elsewhere from the first frame.
 */
export function PhonePanel({ heading, message, path, look = '' }: Props) {
  return (
    <section
      className={`rounded-card bg-wash px-5 py-7 text-center in-app:hidden on-android:hidden on-ios:hidden ${look}`.trimEnd()}
    >
      <h2 className="text-heading font-extrabold">{heading}</h2>
      <div className="mx-auto mt-4 w-44 max-w-full">
        <QrCode path={path} />
      </div>
      <p className="mt-3 text-note text-sub">{message}</p>
    </section>
  )
}
