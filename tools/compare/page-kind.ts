import type { ScreenName } from '#schemas/screens.ts'

import { screenAddresses, screenTitles } from './screen-addresses.ts'

/** The kind of a page by its address: what a page that changed without its words shares with others. */
export function pageKind(address: string): string {
  return address
    .replace(/^\/jp\/card\/\d{6}-\d+\//, '/jp/card/月/')
    .replace(/^(\/jp\/card\/月\/)(?!in-app\/)[^/]+\//, '$1キャンペーン/')
}

const screenNames = Object.entries(screenAddresses).flatMap(([screen, addresses]) =>
  // Its keys are the names of screens.
  addresses.map((address) => [address, `${screenTitles[screen as ScreenName]}の画面`] as const),
)

const kindNames: readonly (readonly [start: string, name: string])[] = [
  ['/jp/card/月/キャンペーン/', 'キャンペーンのページ'],
  ['/jp/card/月/', '月のページ'],
  ['/campaigns/', 'すべてのキャンペーンの一覧'],
  ['/404.html', 'エラーのページ'],
  ['/errors/', 'エラーのページ'],
  ['/examples/', '見本のページ'],
  ...screenNames,
  ['/jp/card/', 'いま開催しているキャンペーンのページ'],
]

/** An address without what tells the page in the app from the one on the web. */
export function withoutVariant(address: string): string {
  return address.replace(/in-app\/$/, '')
}

/** The kind of a page as reviewers call it, in the app or not: 「キャンペーンのページ」; other pages by their address. */
export function describeKind(address: string): string {
  const kind = pageKind(address)
  return kindNames.find(([start]) => kind.startsWith(start))?.[1] ?? withoutVariant(address)
}

const screens: ReadonlySet<string> = new Set(Object.values(screenAddresses).flat())

/**
 * What a page is about, by its address: a campaign of a month, a month, or itself. A page that lists everything, such as
 * `/campaigns/`, is about nothing.
 */
export type Topic = { month?: string; campaign?: string; isList: boolean }

export function topicOf(address: string): Topic {
  const [, month, campaign] = /^\/jp\/card\/(\d{6}-\d+)\/(?:(?!in-app\/)([^/]+)\/)?/.exec(address) ?? []
  const isList = month === undefined && !screens.has(address)
  return { ...(month !== undefined && { month }), ...(campaign !== undefined && { campaign }), isList }
}

/** How many topics pages have: a page and the one in the app for it have the same. */
export function countTopics(addresses: readonly string[]): number {
  return new Set(addresses.map(withoutVariant)).size
}
