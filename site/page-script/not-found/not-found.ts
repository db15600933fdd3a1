// The script of error pages: lists running campaigns, and suggests the page that a garbled address was meant for.

import { suggestPath } from './suggest-path.ts'
import { periodsWritten } from '../periods/periods.ts'

const { dataset } = document.documentElement

/** Matches the address of an in-app page, with or without its slash or file at the end. */
const inAppPath = /\/in-app(?:\/(?:index\.html)?)?$/

// One error page serves all addresses. At the address of an in-app page it has neither banner nor footer (D6).
if (inAppPath.test(location.pathname)) dataset['environment'] = dataset['environment']?.replace('browser', 'app')

/** Shows the list of running campaigns if there are any. A screen reader would announce an empty list. */
function showRunningCampaigns(): void {
  const list = document.querySelector<HTMLElement>('[data-running]')
  if (list) list.hidden = !list.querySelector('[data-status=DURING_THE_PERIOD]')
}

/** Suggests the page that a garbled address was meant for, unless it is the address of this error page. */
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
