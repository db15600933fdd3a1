/** The scripts of pages by name, each with the file in this folder from which it is bundled. */
export const pageScriptFiles = {
  // On every page, before first paint.
  environment: 'every-page/environment.ts',
  // On content pages and on screens with a period, before first paint.
  periods: 'periods/watch-periods.ts',
  // On content pages and on screens with collapsed terms or notes, before first paint.
  terms: 'folds-and-dialogs/folds.ts',
  // On screens, before any script file.
  earlyGuard: 'screens/early-guard.ts',
  preload: 'screens/preload.ts',
  // On the invitation, after `preload`.
  ownCode: 'screens/own-code.ts',
  // On every page.
  page: 'every-page/every-page.ts',
  // On months.
  monthPage: 'month-page/month-page.ts',
  // On the page of running campaigns.
  currentPage: 'current-page/current-page.ts',
  // On pages with a rate.
  estimate: 'estimate/estimate.ts',
  // On pages with the dialog of a shop.
  dialogs: 'folds-and-dialogs/dialogs.ts',
  // On error pages.
  notFound: 'not-found/not-found.ts',
} as const

/** The scripts of pages, as text. */
export type PageScripts = Record<keyof typeof pageScriptFiles, string>

/** The scripts that content pages need. */
export type ContentPageScripts = Omit<PageScripts, 'earlyGuard' | 'preload' | 'ownCode'>

/** The additional script of a kind of content page. */
export type PageScriptName = 'monthPage' | 'currentPage' | 'estimate' | 'dialogs' | 'notFound'

/** Scripts that do nothing, for pages whose markup alone matters. */
export const emptyPageScripts = Object.fromEntries(
  Object.keys(pageScriptFiles).map((name) => [name, '']),
) as PageScripts
