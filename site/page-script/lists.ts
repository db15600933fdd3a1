import { dayLength } from '#schemas/japan-time.ts'

import { updateMonth } from './month.ts'
import { periodsWritten } from './periods.ts'

const startOf = (card: HTMLElement) => Number.parseInt(card.dataset['period'] ?? '')
const isIn = (status: string) => (card: HTMLElement) => card.dataset['status'] === status

/** Moves children into an order, unless they stand in it. */
function reorder(list: Element, wanted: readonly Element[]): void {
  if (wanted.some((child, index) => child !== list.children[index])) list.append(...wanted)
}

/** What stands below a list for the campaigns that have ended, folded; not every list has it. */
function foldOf(list: Element): HTMLDetailsElement | undefined {
  const next = list.nextElementSibling
  return next instanceof HTMLDetailsElement ? next : undefined
}

/** Orders a list of campaigns: what runs, what comes, what has ended. Where all have ended none is folded. */
function sortCampaigns(list: Element): void {
  const campaigns = [...list.children] as HTMLElement[]
  const running = campaigns.filter(isIn('DURING_THE_PERIOD'))
  const upcoming = campaigns.filter(isIn('BEFORE_THE_PERIOD')).sort((a, b) => startOf(a) - startOf(b))
  const open = [...running, ...upcoming]
  const ended = campaigns.filter(isIn('AFTER_THE_PERIOD'))
  reorder(list, [...open, ...ended])
  list.parentElement?.toggleAttribute('data-over', running.length === 0)
  const folded = foldOf(list)
  if (!folded || open.length === 0 || ended.length === 0) return
  folded.lastElementChild?.append(...ended)
  folded.hidden = false
}

/** True once an element has been parsed to its end: something stands behind it, or behind what it stands in. */
function isWhole(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return document.readyState !== 'loading'
}

const sorted = new WeakSet<Element>()

/**
 * Sorts each list once it has come to its end; until then it is not shown. So the first frame that has a list has it in
 * order, however slowly the page comes, and nothing moves afterwards.
 */
function sortWhatHasCome(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-by-state]')) {
    if (sorted.has(list)) continue
    const isReady = isWhole(foldOf(list) ?? list)
    if (!isReady) {
      list.style.display = 'none'
      continue
    }
    // No trace is left: an archived page has the same bytes however it came. Chromium leaves an empty attribute where
    // one is removed before it was ever read.
    if (list.hasAttribute('style')) list.removeAttribute('style')
    sorted.add(list)
    sortCampaigns(list)
  }
}

/** Opens the fold around the part of the page that its address names. */
function unfoldTarget(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (details) details.open = true
}

/** Marks today in the month's calendar, by the day in Japan. */
function markToday(): void {
  const calendar = document.querySelector<HTMLElement>('[data-first-day]')
  calendar?.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const day = Math.floor((Date.now() - Number(calendar?.dataset['firstDay'])) / dayLength)
  calendar?.querySelectorAll('[data-day]')[day]?.setAttribute('aria-current', 'date')
}

addEventListener(periodsWritten, updateMonth)
// Behind the observer that marks periods, so each state is known by then.
const observer = new MutationObserver(sortWhatHasCome)
observer.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  observer.disconnect()
  sortWhatHasCome()
  markToday()
  unfoldTarget()
})
addEventListener('pageshow', markToday)
addEventListener('hashchange', unfoldTarget)
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true
})
