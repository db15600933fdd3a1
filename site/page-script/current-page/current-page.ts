// The script of the page of running campaigns: offers by state, the week from today on, and points for the visitor's amount.

import { describeEstimate } from '#blocks/format.ts'
import { parsePointTerms } from '#domain/money/points.ts'

import { periodsWritten } from '../periods/periods.ts'
import { readRememberedYen } from '../estimate/remembered-yen.ts'
import { setText } from '../elements/set-text.ts'
import { reorder, sortLoaded } from '../elements/sort-list.ts'
import { whileLoading } from '../elements/while-loading.ts'
import { sortOffers } from './sort-offers.ts'
import { fillWeek } from './week-strip.ts'

/** Shows the points for the amount that was entered last in this visit, in place of those for the example. */
function fillEstimates(root: HTMLElement): void {
  const yen = readRememberedYen()
  if (yen === undefined) return
  for (const target of root.querySelectorAll<HTMLElement>('[data-grant]'))
    setText(target, describeEstimate(yen, parsePointTerms(target.dataset['grant'])))
}

/** Moves each offer into the group of its state, and shows the groups that have any. */
function fillGroups(root: HTMLElement): void {
  const items = sortOffers(root.querySelectorAll<HTMLElement>('li[data-period]'))
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const groupItems = items.filter((item) => item.group === group.dataset['group'])
    reorder(
      group.lastElementChild ?? group,
      groupItems.map(({ element }) => element),
    )
    const count = group.querySelector<HTMLElement>('[data-count]')
    if (count) setText(count, `${groupItems.length}件`)
    group.hidden = groupItems.length === 0
  }
  fillWeek(items)
  fillEstimates(root)
  root.firstElementChild?.toggleAttribute('hidden', true)
  root.parentElement?.toggleAttribute('data-over', !root.querySelector('li[data-status=DURING_THE_PERIOD]'))
}

const findRoots = () => document.querySelectorAll<HTMLElement>('[data-grouped]')

whileLoading(() => sortLoaded(findRoots(), (root) => root, fillGroups))
// While the page is open, an offer with a new state moves below the heading of that state.
addEventListener(periodsWritten, () => {
  if (document.readyState !== 'loading') findRoots().forEach(fillGroups)
})
