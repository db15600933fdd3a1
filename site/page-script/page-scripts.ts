/**
 * The scripts of a page, as text: `environment` runs before first paint, `guard` and `firstReads` on screens before any script file, `page` is the
 * page's behaviour, `lists` what months do besides, `offers` what the pages of what runs now do, `estimate` what pages
 * of a rate do, and `lost` what error pages do.
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

/** The script that a kind of content page has besides those of all. */
export type PageScriptName = 'lists' | 'offers' | 'estimate' | 'lost'
