import { Anchor } from '#blocks/anchor.tsx'
import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '#content-layer/documents/documents.ts'
import { openUrlIntent } from '../platform/bridge/intents.ts'
import { openUrlLink } from '../platform/bridge/links.ts'
import { Stars } from './stars.tsx'

type StoreProps = {
  store: Provider['stores']['ios']
  openHref: string
  /** Where the page script goes if the app does not open; on Android the intent itself says so. */
  fallback?: string
  show: string
  provider: Provider
}

function StoreRow({ store, openHref, fallback, show, provider }: StoreProps) {
  return (
    <div className={`hidden flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-[16px] py-2.5 ${show}`}>
      <Anchor href={store.url} className="flex min-h-[44px] min-w-0 flex-[1_1_10rem] items-center gap-3 no-underline">
        <Picture image={{ ...provider.appIcon, alt: '' }} slot="icon" className="with-room size-11 shrink-0" />
        <span className="min-w-0">
          <span className="block text-note leading-tight font-bold">{provider.appName}</span>
          <span className="with-room block">
            <Stars rating={store.rating} ratingCount={store.ratingCount} />
            <span className="block text-tiny font-bold text-focus underline underline-offset-2">インストール</span>
          </span>
        </span>
      </Anchor>
      <Anchor
        href={openHref}
        data-store={fallback}
        className="grid min-h-[44px] shrink-0 place-items-center rounded-full bg-ink px-[14px] text-note font-bold whitespace-nowrap text-paper no-underline"
      >
        アプリで開く
      </Anchor>
    </div>
  )
}

/**
 * Install and open-in-app links for iOS and Android browsers. Both are in the page; the environment that the head
 * script sets before the first paint shows one or none, so nothing flashes or moves (D5, D6).
 */
export function InstallBanner({ provider, path }: { provider: Provider; path: string }) {
  const { stores, siteUrl } = provider
  const inAppUrl = `${siteUrl}${path}`
  return (
    <section aria-label="アプリの案内" className="print:hidden">
      <StoreRow
        provider={provider}
        store={stores.ios}
        show="on-ios:flex"
        openHref={openUrlLink(provider, inAppUrl)}
        fallback={stores.ios.url}
      />
      <StoreRow
        provider={provider}
        store={stores.android}
        show="on-android:flex"
        openHref={openUrlIntent(provider, inAppUrl, stores.android.url)}
      />
    </section>
  )
}
