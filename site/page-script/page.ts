import { openUrlLink } from '../platform/bridge/links.ts'
import { addSpeculationRules } from './speculation-rules.ts'
import { longestTimer, periodStatusAt, untilNextChange } from '#schemas/period-status.ts'

declare const deepLinkScheme: string

let timer: ReturnType<typeof setTimeout> | undefined

/** Writes the status of every period onto its element, and comes back when the next one changes (D7). */
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
  const opened = findDialog(link?.dataset['opens'])
  const closed = findDialog(link?.dataset['closes'])
  if (!opened && !closed) return
  event.preventDefault()
  opened?.showModal()
  closed?.close()
  if (closed && location.hash === `#${closed.id}`) history.replaceState(null, '', location.pathname + location.search)
}

/** In the app, links that leave the site are handed to the app (D6). */
function handLinksToApp(): void {
  if (!document.documentElement.dataset['environment']?.endsWith('-app')) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://"]')) {
    link.href = openUrlLink({ deepLinkScheme }, link.href)
  }
}

/**
 * Who goes back and forth quickly skips the transition between pages, which the browser tells as an error that nobody
 * can take.
 */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  if (/transition/i.test(String(event.reason))) event.preventDefault()
}

/** What the page's elements need; done again when the page is shown again, since they may be others. */
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
