/**
 * The scripts of pages, by the names of their files. `environment` runs before first paint, as do `periods` and `terms`,
 * on content pages and on screens with a period, with collapsed terms or with notes. `earlyGuard` and `preload` run on
 * screens before any script file, `ownCode` on the invitation after `preload`. `page` is on every page, `offerLists` on
 * months, `offers` on pages of running campaigns, `estimate` on pages with a rate, `dialogs` on those with a shop's
 * dialog, and `notFound` on error pages.
 */
export const pageScriptFiles = {
  environment: 'environment.ts',
  periods: 'watch-periods.ts',
  terms: 'terms.ts',
  earlyGuard: 'early-guard.ts',
  preload: 'preload.ts',
  ownCode: 'own-code.ts',
  page: 'page.ts',
  offerLists: 'offer-lists.ts',
  offers: 'offers.ts',
  estimate: 'estimate.ts',
  dialogs: 'dialogs.ts',
  notFound: 'not-found.ts',
} as const

/** The scripts of pages, as text. */
export type PageScripts = Record<keyof typeof pageScriptFiles, string>

/** The scripts that content pages need. */
export type ContentPageScripts = Omit<PageScripts, 'earlyGuard' | 'preload' | 'ownCode'>

/** The additional script of a kind of content page. */
export type PageScriptName = 'offerLists' | 'offers' | 'estimate' | 'dialogs' | 'notFound'

/** Scripts that do nothing, for pages whose markup alone matters. */
export const emptyPageScripts = Object.fromEntries(
  Object.keys(pageScriptFiles).map((name) => [name, '']),
) as PageScripts
