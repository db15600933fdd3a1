import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '../content-layer/documents.ts'
import { openUrlIntent } from '../platform/bridge/intents.ts'
import { openUrlLink } from '../platform/bridge/links.ts'

function Star({ fill }: { fill: number }) {
  const shape = 'M6 .8l1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9.2l-3.4 1.9.8-3.8L.6 4.7l3.8-.4z'
  return (
    <svg viewBox="0 0 12 12" width="13" height="13" aria-hidden="true">
      <path d={shape} className="fill-line" />
      {fill > 0 && (
        <svg viewBox={`0 0 ${12 * fill} 12`} width={12 * fill} height="12">
          <path d={shape} className="fill-star" />
        </svg>
      )}
    </svg>
  )
}

/** A number of ratings as people say it: 12万件. */
export function describeCount(count: number): string {
  return count >= 10_000 ? `${Math.floor(count / 1000) / 10}万件` : `${count.toLocaleString('ja-JP')}件`
}

function Stars({ rating, ratingCount }: { rating: number; ratingCount: number }) {
  return (
    <span className="flex items-center gap-1.5 text-tiny whitespace-nowrap text-sub tabular-nums">
      <span role="img" aria-label={`評価${rating}、5点満点`} className="flex">
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} fill={Math.min(1, Math.max(0, Math.round((rating - index) * 10) / 10))} />
        ))}
      </span>
      <span aria-hidden="true">{rating}</span>
      <span className="hidden min-[23rem]:inline">（{describeCount(ratingCount)}）</span>
    </span>
  )
}

type StoreProps = { store: Provider['stores']['ios']; openHref: string; show: string; provider: Provider }

function StoreRow({ store, openHref, show, provider }: StoreProps) {
  return (
    <div className={`hidden items-center gap-3 border-b border-line px-4 py-2.5 ${show}`}>
      <a href={store.url} className="flex min-h-11 min-w-0 flex-1 items-center gap-3 no-underline">
        <Picture image={{ ...provider.appIcon, alt: '' }} className="size-11 shrink-0" isFirst />
        <span className="min-w-0">
          <span className="block text-note leading-tight font-bold">{provider.appName}</span>
          <Stars rating={store.rating} ratingCount={store.ratingCount} />
          <span className="block text-tiny font-bold text-focus underline underline-offset-2">インストール</span>
        </span>
      </a>
      <a
        href={openHref}
        className="grid h-11 shrink-0 place-items-center rounded-full bg-ink px-3.5 text-note font-bold whitespace-nowrap text-paper no-underline"
      >
        アプリで開く
      </a>
    </div>
  )
}

/**
 * Install and open-in-app links for iOS and Android browsers. Both are in the page; the environment that the head
 * script wrote before the first paint shows one or none, so nothing flashes or moves (D5, D6).
 */
export function InstallBanner({ provider, path }: { provider: Provider; path: string }) {
  const { stores, siteUrl } = provider
  const inAppUrl = `${siteUrl}${path}`
  return (
    <section aria-label="アプリの案内">
      <StoreRow provider={provider} store={stores.ios} show="on-ios:flex" openHref={openUrlLink(provider, inAppUrl)} />
      <StoreRow provider={provider} store={stores.android} show="on-android:flex" openHref={openUrlIntent(provider, inAppUrl, stores.android.url)} />
    </section>
  )
}
