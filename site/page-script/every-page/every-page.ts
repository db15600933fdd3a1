// The script of every page: taps on links, copied text, prefetch, and the page-load bar.

import { createOpenUrlLink } from '../../platform/bridge/app-links.ts'
import { showNoticeAfterTap } from '../../platform/bridge/notice-after-tap.ts'
import { copyPageLink } from '../../platform/bridge/copy-page-link.ts'
import { mayPrefetch } from '../../platform/prefetch.ts'
import { copyWithoutBreaks } from './copy-without-breaks.ts'
import { showLoading, watchLoading } from './page-load-bar.ts'
import { noPrefetchAttribute } from './speculation-rules.ts'

/** The scheme of links into the app; set by `tools/shared/bundling/bundle-page-scripts.ts`. */
declare const deepLinkScheme: string

const root = document.documentElement

/** Returns whether a tap makes this tab load another page of this site. */
function leadsToOtherPage({ origin, pathname, type }: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  // Only a link to something other than a page has a type.
  const staysHere = type !== '' || event.defaultPrevented || opensElsewhere || pathname === location.pathname
  return !staysHere && origin === location.origin
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  const link = target?.closest('a')
  const store = link?.dataset['store']
  if (link && store !== undefined) showNoticeAfterTap(link, store)
  const copy = target?.closest<HTMLElement>('[data-copy]')
  if (copy) copyPageLink(copy)
  if (link && leadsToOtherPage(link, event)) showLoading()
}

/** In the app, links that leave the site are opened through the app (D6). */
function handLinksToApp(): void {
  if (!root.dataset['environment']?.endsWith('-app')) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://"]')) {
    link.href = createOpenUrlLink({ deepLinkScheme }, link.href)
  }
}

/**
 * Going back and forth quickly skips the view transition. Browsers report that as a rejection that no code can handle.
 */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  if (/transition/i.test(String(event.reason))) event.preventDefault()
}

// Chromium does not consider the connection for prefetching (specification §2).
root.toggleAttribute(noPrefetchAttribute, !mayPrefetch(navigator))
document.addEventListener('click', onClick)
document.addEventListener('copy', copyWithoutBreaks)
document.addEventListener('DOMContentLoaded', handLinksToApp)
// By then the page's elements may have been replaced.
addEventListener('pageshow', handLinksToApp)
addEventListener('unhandledrejection', ignoreSkippedTransition)
watchLoading()
