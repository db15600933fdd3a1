import { openUrlLink } from '../platform/bridge/app-links.ts'
import { showNoticeAfterTap } from '../platform/bridge/notice-after-tap.ts'
import { copyPageLink } from '../platform/bridge/copy-page-link.ts'
import { progressTimes } from '../platform/progress.ts'
import { mayPrefetch } from '../platform/prefetch.ts'
import { noPrefetchAttribute } from './speculation-rules.ts'

declare const deepLinkScheme: string

const root = document.documentElement

/** Returns whether a tap makes this tab load another page of this site. */
function leadsToOtherPage({ origin, pathname, type }: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  // Only a link to something other than a page has a type.
  const staysHere = type !== '' || event.defaultPrevented || opensElsewhere || pathname === location.pathname
  return !staysHere && origin === location.origin
}

/** When the page-load bar was shown last, in milliseconds since 1970. */
let loadingSince = 0

/** Shows that the next page is loading, until this page is hidden or shown again; each tap restarts it. */
function showLoading(isLoading: boolean): void {
  root.toggleAttribute('data-loading', false)
  loadingSince = Date.now()
  // Only a bar that was drawn without the attribute starts again with it.
  if (isLoading && root.offsetWidth) root.toggleAttribute('data-loading', true)
}

/**
 * A touch after the bar has finished means that no page followed, as after a response without one (204), of which no
 * browser informs the page, or after a stop in a browser without the Navigation API.
 */
function endLoadingOfUsedPage(): void {
  if (Date.now() - loadingSince > progressTimes.delay + progressTimes.run) showLoading(false)
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  const link = target?.closest('a')
  const store = link?.dataset['store']
  if (link && store !== undefined) showNoticeAfterTap(link, store)
  const copy = target?.closest<HTMLElement>('[data-copy]')
  if (copy) copyPageLink(copy)
  if (link && leadsToOtherPage(link, event)) showLoading(true)
}

/**
 * In the app, links that leave the site are opened through the app (D6). Also runs on `pageshow`: by then the page's
 * elements may have been replaced.
 */
function handLinksToApp(): void {
  if (!root.dataset['environment']?.endsWith('-app')) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://"]')) {
    link.href = openUrlLink({ deepLinkScheme }, link.href)
  }
}

/**
 * Going back and forth quickly skips the view transition. Browsers report that as a rejection that no code can handle.
 */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  if (/transition/i.test(String(event.reason))) event.preventDefault()
}

document.addEventListener('DOMContentLoaded', handLinksToApp)
// Chromium does not consider the connection for prefetching (specification §2).
root.toggleAttribute(noPrefetchAttribute, !mayPrefetch(navigator))
document.addEventListener('click', onClick)
addEventListener('pageshow', handLinksToApp)
addEventListener('pageshow', () => showLoading(false))
// The visitor has stopped the load, or it failed.
if ('navigation' in window) window.navigation.addEventListener('navigateerror', () => showLoading(false))
addEventListener('pointerdown', endLoadingOfUsedPage)
addEventListener('keydown', endLoadingOfUsedPage)
addEventListener('unhandledrejection', ignoreSkippedTransition)
