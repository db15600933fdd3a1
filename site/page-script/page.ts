import { openUrlLink } from '../platform/bridge/links.ts'
import { fallBackToStore } from '../platform/bridge/store-fallback.ts'
import { addSpeculationRules } from './speculation-rules.ts'
import { longestTimer, periodStatusAt, untilNextChange } from '#schemas/period-status.ts'

declare const deepLinkScheme: string

let timer: ReturnType<typeof setTimeout> | undefined

/** Sets the status of every period on its element, and schedules itself for the next change (D7). */
function updateStatuses(): void {
  const now = Date.now()
  const waits: number[] = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-period]')) {
    const [start = 0, end = 0] = (element.dataset['period'] ?? '').split(',').map(Number)
    element.dataset['status'] = periodStatusAt(start, end, now)
    const wait = untilNextChange(start, end, now)
    if (wait !== undefined) waits.push(wait)
  }
  clearTimeout(timer)
  if (waits.length > 0) timer = setTimeout(updateStatuses, Math.min(...waits, longestTimer))
}

function findDialog(id: string | undefined): HTMLDialogElement | undefined {
  const element = id === undefined ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  if (target instanceof HTMLDialogElement) {
    target.close()
    return
  }
  const link = target?.closest('a')
  const store = link?.dataset['store']
  if (store !== undefined) fallBackToStore(store)
  const opened = findDialog(link?.dataset['opens'])
  const closed = findDialog(link?.dataset['closes'])
  if (!opened && !closed) return
  event.preventDefault()
  opened?.showModal()
  closed?.close()
  if (closed && location.hash === `#${closed.id}`) history.replaceState(null, '', location.pathname + location.search)
}

/** In the app, links that leave the site are opened through the app (D6). */
function handLinksToApp(): void {
  if (!document.documentElement.dataset['environment']?.endsWith('-app')) return
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

/** Also runs on `pageshow`: by then the page's elements may have been replaced. */
function prepareElements(): void {
  updateStatuses()
  handLinksToApp()
}

prepareElements()
addSpeculationRules()
document.addEventListener('click', onClick)
document.addEventListener('visibilitychange', updateStatuses)
addEventListener('pageshow', prepareElements)
addEventListener('unhandledrejection', ignoreSkippedTransition)
