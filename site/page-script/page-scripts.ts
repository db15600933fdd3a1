/**
 * The scripts of a page, as text: `environment` runs before first paint, `guard` and `firstReads` run on screens before
 * any script file, `page` is on every page, `lists` on months, `offers` on pages of running campaigns, `estimate` on
 * pages with a rate, and `lost` on error pages.
 */
export type PageScripts = {
  environment: string
  guard: string
  firstReads: string
  page: string
  lists: string
  estimate: string
  offers: string
  lost: string
}

/** What content pages need of them. */
export type ContentPageScripts = Omit<PageScripts, 'guard' | 'firstReads'>

/** The additional script of a kind of content page. */
export type PageScriptName = 'lists' | 'offers' | 'estimate' | 'lost'
