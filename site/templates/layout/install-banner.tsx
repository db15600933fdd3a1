import { Anchor } from '#blocks/anchor.tsx'
import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { openUrlIntent } from '../../platform/bridge/android-intents.ts'
import { createOpenUrlLink } from '../../platform/bridge/app-links.ts'
import type { UrlParameter } from '../../platform/url-parameters.ts'
import { Stars } from './stars.tsx'

type StoreProps = {
  store: Provider['stores']['ios']
  openHref: string
  show: string
  provider: Provider
}

function StoreRow({ store, openHref, show, provider }: StoreProps) {
  return (
    <div
      className={`hidden flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-[max(16px,50vw-18.75rem)] py-2.5 ${show}`}
    >
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
        data-store={store.url}
        className="grid min-h-[44px] shrink-0 place-items-center rounded-full bg-ink px-[14px] text-note font-bold whitespace-nowrap text-paper no-underline"
      >
        アプリで開く
      </Anchor>
    </div>
  )
}

const choice =
  'grid min-h-11 place-items-center rounded-full border border-ink px-2 text-note font-bold text-ink no-underline'

/** A notice for an app that did not open. The page script shows it after the tapped link (D36). */
function NotOpened() {
  return (
    <div hidden data-not-opened="" role="alert" className="w-full pt-3 pb-1 text-note">
      <p className="font-bold">アプリが開かないときは</p>
      <div className="mt-2 grid max-w-96 grid-cols-2 gap-2 wrap-anywhere">
        <Anchor href="#" className={`col-span-2 ${choice}`}>
          もう一度開く
        </Anchor>
        <Anchor href="#" className={choice}>
          ストアを見る
        </Anchor>
        <button type="button" data-copy="" className={choice}>
          リンクをコピー
        </button>
      </div>
    </div>
  )
}

type Props = {
  provider: Provider
  /** The path that the banner opens in the app. */
  path: string
  /** The URL parameters that are added to that path (D34). */
  keptParameters?: readonly UrlParameter[] | undefined
}

/**
 * Install and open-in-app links for iOS and Android browsers. Both are in the page; the environment that the head
 * script sets before the first paint shows one or none, so nothing flashes or moves (D5, D6).
 */
export function InstallBanner({ provider, path, keptParameters = [] }: Props) {
  const { stores, siteUrl } = provider
  const inAppUrl = `${siteUrl}${path}`
  return (
    <section
      aria-label="アプリの案内"
      data-keeps={keptParameters.length > 0 ? keptParameters.join(' ') : undefined}
      className="hidden on-android:block on-ios:block print:hidden"
    >
      <StoreRow
        provider={provider}
        store={stores.ios}
        show="on-ios:flex"
        openHref={createOpenUrlLink(provider, inAppUrl)}
      />
      <StoreRow
        provider={provider}
        store={stores.android}
        show="on-android:flex"
        openHref={openUrlIntent(provider, inAppUrl, stores.android.url)}
      />
      <NotOpened />
    </section>
  )
}
