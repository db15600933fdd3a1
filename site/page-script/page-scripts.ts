/**
 * The scripts of a page, as text: `environment` runs before first paint, as do `periods` and `terms`, which content
 * pages and screens with a period, with collapsed terms or with notes have; `earlyGuard` and `preload` run on screens before any script file, `ownCode` on the
 * invitation after `preload`; `page` is on every page, `offerLists` on months, `offers` on pages of running campaigns,
 * `estimate` on pages with a rate, `dialogs` on those with a shop's dialog, and `notFound` on error pages.
 */
export type PageScripts = {
  environment: string
  periods: string
  terms: string
  earlyGuard: string
  preload: string
  ownCode: string
  page: string
  offerLists: string
  estimate: string
  dialogs: string
  offers: string
  notFound: string
}

/** The scripts that content pages need. */
export type ContentPageScripts = Omit<PageScripts, 'earlyGuard' | 'preload' | 'ownCode'>

/** The additional script of a kind of content page. */
export type PageScriptName = 'offerLists' | 'offers' | 'estimate' | 'dialogs' | 'notFound'
