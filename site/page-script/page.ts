import { openUrlLink } from '../platform/bridge/links.ts'
import { copyPageLink, showNoticeAfterTap } from '../platform/bridge/notice-after-tap.ts'
import { mayPrefetch } from '../platform/prefetch.ts'
import { noPrefetch } from './speculation-rules.ts'

declare const deepLinkScheme: string

const root = document.documentElement

function findDialog(id: string | undefined): HTMLDialogElement | undefined {
  const element = id === undefined ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** True for a tap that makes this tab load another page of this site. */
function leadsToOtherPage({ origin, pathname, type }: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  // Only a link to something other than a page tells its type.
  const staysHere = type !== '' || event.defaultPrevented || opensElsewhere || pathname === location.pathname
  return !staysHere && origin === location.origin
}

/** Shows that the next page is on its way, until this page goes or comes back; from the start again at each tap. */
function showLoading(isLoading: boolean): void {
  root.toggleAttribute('data-loading', false)
  // Only a bar that was drawn without the attribute starts again with it.
  if (isLoading && root.offsetWidth) root.toggleAttribute('data-loading', true)
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  if (target instanceof HTMLDialogElement) {
    target.close()
    return
  }
  const link = target?.closest('a')
  if (link?.dataset['back'] !== undefined) {
    event.preventDefault()
    history.back()
  }
  const store = link?.dataset['store']
  if (link && store !== undefined) showNoticeAfterTap(link, store)
  const copy = target?.closest<HTMLElement>('[data-copy]')
  if (copy) copyPageLink(copy)
  const opened = findDialog(link?.dataset['opens'])
  const closed = findDialog(link?.dataset['closes'])
  if (link && leadsToOtherPage(link, event)) showLoading(true)
  if (!opened && !closed) return
  event.preventDefault()
  opened?.showModal()
  closed?.close()
  if (closed && location.hash === `#${closed.id}`) history.replaceState(null, '', location.pathname + location.search)
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
// Chromium does not look at the connection by itself (specification §2).
root.toggleAttribute(noPrefetch, !mayPrefetch(navigator))
document.addEventListener('click', onClick)
addEventListener('pageshow', handLinksToApp)
addEventListener('pageshow', () => showLoading(false))
addEventListener('unhandledrejection', ignoreSkippedTransition)
