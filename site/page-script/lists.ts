import { dayLength } from '#schemas/japan-time.ts'

const startOf = (card: HTMLElement) => Number.parseInt(card.dataset['period'] ?? '')
const isIn = (status: string) => (card: HTMLElement) => card.dataset['status'] === status

/** Moves children into an order, unless they stand in it. */
function reorder(list: Element, wanted: readonly Element[]): void {
  if (wanted.some((child, index) => child !== list.children[index])) list.append(...wanted)
}

/**
 * Orders lists of campaigns: what runs, what comes, what has ended, the last of these folded where there is a place for
 * it. Once, before the first paint; while the page is open nothing moves. Where all have ended none is folded.
 */
function sortCampaigns(): void {
  for (const list of document.querySelectorAll('[data-by-state]')) {
    const campaigns = [...list.children] as HTMLElement[]
    const running = campaigns.filter(isIn('DURING_THE_PERIOD'))
    const upcoming = campaigns.filter(isIn('BEFORE_THE_PERIOD')).sort((a, b) => startOf(a) - startOf(b))
    const open = [...running, ...upcoming]
    const ended = campaigns.filter(isIn('AFTER_THE_PERIOD'))
    reorder(list, [...open, ...ended])
    list.parentElement?.toggleAttribute('data-over', running.length === 0)
    const folded = list.nextElementSibling
    if (!(folded instanceof HTMLDetailsElement) || open.length === 0 || ended.length === 0) continue
    folded.lastElementChild?.append(...ended)
    folded.hidden = false
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

sortCampaigns()
markToday()
unfoldTarget()
addEventListener('pageshow', markToday)
addEventListener('hashchange', unfoldTarget)
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true
})
