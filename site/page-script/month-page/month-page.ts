// The script of a month's page: the status of the month, the order of its campaigns, and today in its calendar.

import { updateMonthStatus } from './month-status.ts'
import { periodsWritten } from '../periods/periods.ts'
import { sortLoaded } from '../elements/sort-list.ts'
import { whileLoading } from '../elements/while-loading.ts'
import { findFold, sortCampaigns } from './sort-campaigns.ts'
import { expandTarget } from './expand-target.ts'
import { markToday } from './mark-today-in-calendar.ts'

addEventListener(periodsWritten, updateMonthStatus)
whileLoading(
  () => {
    const lists = document.querySelectorAll<HTMLElement>('[data-by-state]')
    sortLoaded(lists, (list) => findFold(list) ?? list, sortCampaigns)
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
