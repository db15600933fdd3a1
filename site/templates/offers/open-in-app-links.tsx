import { Anchor } from '#blocks/anchor.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { openUrlIntent } from '../../platform/bridge/android-intents.ts'
import { openUrlLink } from '../../platform/bridge/app-links.ts'

type Props = {
  provider: Provider
  /** The path of the offer's page in the app. */
  path: string
  /** The name of the campaign, for screen readers. */
  name: string
}

/**
 * Links into the app for an offer that is only there, one for each environment; CSS shows at most one. A desktop shows
 * the page's QR code instead. After a tap, `page.ts` offers the store at `data-store` to visitors without the app.
 */
export function OpenInAppLinks({ provider, path, name }: Props) {
  const { siteUrl, stores } = provider
  const link = 'mt-2 mb-1 hidden min-h-11 place-items-center rounded-full border-2 border-ink px-5 text-note font-bold no-underline' // prettier-ignore
  const label = (
    <span>
      アプリで見る<span className="sr-only">：{name}</span>
    </span>
  )
  return (
    <span className="block ended:hidden print:hidden">
      <Anchor
        href={openUrlLink(provider, siteUrl + path)}
        data-store={stores.ios.url}
        className={`${link} on-ios:grid`}
      >
        {label}
      </Anchor>
      <Anchor
        href={openUrlIntent(provider, siteUrl + path, stores.android.url)}
        data-store={stores.android.url}
        className={`${link} on-android:grid`}
      >
        {label}
      </Anchor>
      <Anchor href={path} className={`${link} in-app:grid`}>
        {label}
      </Anchor>
    </span>
  )
}
