import { reorder } from '../elements/sort-list.ts'

/** Returns the start of a campaign's period in milliseconds since 1970, the first number of `data-period`. */
const parseStart = (card: HTMLElement) => Number.parseInt(card.dataset['period'] ?? '')
const isLast = (card: HTMLElement) => card.dataset['last'] !== undefined
const hasStatus = (status: string) => (card: HTMLElement) => card.dataset['status'] === status

/** Finds the collapsed list of ended campaigns below a list; undefined if it has none. */
export function findFold(list: Element): HTMLDetailsElement | undefined {
  const next = list.nextElementSibling
  return next instanceof HTMLDetailsElement ? next : undefined
}

/**
 * Orders a list of campaigns: running ones, those that end today first, then upcoming ones. Ended ones are moved into the
 * collapsed list below, if there are others.
 */
export function sortCampaigns(list: Element): void {
  const campaigns = [...list.children] as HTMLElement[]
  const running = campaigns.filter(hasStatus('DURING_THE_PERIOD')).sort((a, b) => Number(isLast(b)) - Number(isLast(a)))
  const upcoming = campaigns.filter(hasStatus('BEFORE_THE_PERIOD')).sort((a, b) => parseStart(a) - parseStart(b))
  const open = [...running, ...upcoming]
  const ended = campaigns.filter(hasStatus('AFTER_THE_PERIOD'))
  reorder(list, [...open, ...ended])
  const fold = findFold(list)
  if (!fold || open.length === 0 || ended.length === 0) return
  fold.lastElementChild?.append(...ended)
  fold.hidden = false
}
