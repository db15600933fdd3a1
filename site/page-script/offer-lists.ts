import { dayLength } from '#domain/time/japan-time.ts'

import { updateMonth } from './month.ts'
import { periodsWritten } from './periods.ts'
import { reorder, sortLoaded, whileLoading } from './sort-list.ts'

const startOf = (card: HTMLElement) => Number.parseInt(card.dataset['period'] ?? '')
const isLast = (card: HTMLElement) => card.dataset['last'] !== undefined
const isIn = (status: string) => (card: HTMLElement) => card.dataset['status'] === status

/** Returns the collapsed list of ended campaigns below a list; undefined if it has none. */
function foldOf(list: Element): HTMLDetailsElement | undefined {
  const next = list.nextElementSibling
  return next instanceof HTMLDetailsElement ? next : undefined
}

/**
 * Orders a list of campaigns: running, those that end today first, then upcoming, ended. Where all have ended, none is
 * collapsed.
 */
function sortCampaigns(list: Element): void {
  const campaigns = [...list.children] as HTMLElement[]
  const running = campaigns.filter(isIn('DURING_THE_PERIOD')).sort((a, b) => Number(isLast(b)) - Number(isLast(a)))
  const upcoming = campaigns.filter(isIn('BEFORE_THE_PERIOD')).sort((a, b) => startOf(a) - startOf(b))
  const open = [...running, ...upcoming]
  const ended = campaigns.filter(isIn('AFTER_THE_PERIOD'))
  reorder(list, [...open, ...ended])
  const collapsed = foldOf(list)
  if (!collapsed || open.length === 0 || ended.length === 0) return
  collapsed.lastElementChild?.append(...ended)
  collapsed.hidden = false
}

const terms = 'details[data-terms]'

/** Expands the element that the URL's fragment names and its ancestors, and scrolls it into view. */
function expandTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return
  const around = [...document.querySelectorAll('details')].filter((details) => details.contains(target))
  for (const details of [...around, target.querySelector<HTMLDetailsElement>(terms)]) if (details) details.open = true
  target.scrollIntoView()
}

let midnight: ReturnType<typeof setTimeout> | undefined

/** Marks today in the month's calendar, by the day in Japan, and again when the next day starts. */
function markToday(): void {
  const calendar = document.querySelector<HTMLElement>('[data-first-day]')
  if (!calendar) return
  calendar.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const firstDay = Number(calendar.dataset['firstDay'])
  const today = Math.floor((Date.now() - firstDay) / dayLength)
  const day = calendar.querySelectorAll<HTMLElement>('[data-day]')[today]
  day?.setAttribute('aria-current', 'date')
  // Scrolls the week so that today and the days before it are visible.
  const strip = calendar.closest('[data-scroll]')
  if (strip && day) strip.scrollLeft = day.offsetLeft - 2 * day.offsetWidth
  clearTimeout(midnight)
  midnight = setTimeout(markToday, firstDay + (today + 1) * dayLength - Date.now())
}

addEventListener(periodsWritten, updateMonth)
whileLoading(
  () => {
    const lists = document.querySelectorAll<HTMLElement>('[data-by-state]')
    sortLoaded(lists, (list) => foldOf(list) ?? list, sortCampaigns)
  },
  () => {
    markToday()
    expandTarget()
  },
)
addEventListener('pageshow', markToday)
// A timer does not count the time that a device sleeps.
document.addEventListener('visibilitychange', markToday)
addEventListener('hashchange', expandTarget)
// A link to the current fragment changes nothing, but its target may have been collapsed since.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')?.href === location.href) expandTarget()
})
