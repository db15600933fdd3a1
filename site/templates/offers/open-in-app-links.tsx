import { Anchor } from '#blocks/anchor.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { PhoneAppLinks } from '../layout/phone-app-links.tsx'

type Props = {
  provider: Provider
  /** The path of the offer's page in the app. */
  path: string
  /** The name of the campaign, for screen readers. */
  name: string
}

/**
 * Links to an offer that is only in the app: from a phone's browser, and in the app itself. A desktop shows the page's
 * QR code instead.
 */
export function OpenInAppLinks({ provider, path, name }: Props) {
  // The whole row can be tapped.
  const link =
    'hidden min-h-11 items-center text-note font-bold underline underline-offset-4 after:absolute after:inset-0'
  const label = (
    <span>
      アプリで見る<span className="sr-only">：{name}</span>
    </span>
  )
  return (
    <span className="block ended:hidden print:hidden">
      <PhoneAppLinks provider={provider} path={path} className={link}>
        {label}
      </PhoneAppLinks>
      <Anchor href={path} className={`${link} in-app:grid`}>
        {label}
      </Anchor>
    </span>
  )
}
