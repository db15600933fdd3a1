// The script of error pages: lists running campaigns, and suggests the page that a garbled address was meant for.

import { suggestPath } from './suggest-path.ts'
import { periodsWritten } from '../periods/periods.ts'

const { dataset } = document.documentElement

/** Matches the address of a variant for the app, with or without its slash or file at the end. */
const inAppPath = /\/in-app(?:\/(?:index\.html)?)?$/

// One page answers for every lost address. One for the app has neither banner nor footer there, nor in a browser (D6).
if (inAppPath.test(location.pathname)) dataset['environment'] = dataset['environment']?.replace('browser', 'app')

/** Shows the list of campaigns that run if there are any: an empty list would be read out as one. */
function showRunningCampaigns(): void {
  const list = document.querySelector<HTMLElement>('[data-running]')
  if (list) list.hidden = !list.querySelector('[data-status=DURING_THE_PERIOD]')
}

/** Offers the page that a garbled address was meant for; an error of that very page offers nothing. */
function suggestPage(): void {
  const pathList = document.querySelector<HTMLElement>('[data-pages]')
  const [link, suggested] = [pathList?.querySelector('a'), pathList?.querySelector('[data-address]')]
  if (!pathList?.hidden || !link || !suggested) return
  // The link leads to the root of the site, which may lie below a path.
  const base = link.pathname.slice(0, -1)
  const path = location.pathname.slice(base.length)
  const meant = suggestPath(path, (pathList.dataset['pages'] ?? '').split(' '))
  if (meant === undefined || meant === path.replace(/\/?(?:index\.html)?$/, '/')) return
  link.href = base + meant + location.search + location.hash
  suggested.textContent = location.host + base + meant
  pathList.hidden = false
}

addEventListener(periodsWritten, () => {
  showRunningCampaigns()
  suggestPage()
})
