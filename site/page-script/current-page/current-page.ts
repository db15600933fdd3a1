// The script of the page of running campaigns: offers by state, the week from today on, and points for the visitor's amount.

import { describeEstimate } from '#blocks/format.ts'
import { parsePointTerms } from '#domain/money/points.ts'
import { dayInJapan } from '#domain/time/japan-time.ts'
import { parseSpan } from '#domain/time/spans.ts'

import { periodsWritten } from '../periods/periods.ts'
import { readRememberedYen } from '../estimate/remembered-yen.ts'
import { setText } from '../elements/set-text.ts'
import { reorder, sortLoaded } from '../elements/sort-list.ts'
import { whileLoading } from '../elements/while-loading.ts'
import { fillWeek } from './week-strip.ts'

/** Offers that start more days from now are folded. */
const maxDaysAhead = 30

/** A row of an offer, its period in milliseconds since 1970, and the `data-group` of the list that it belongs to. */
type Item = { element: HTMLElement; start: number; end: number; group: string; dayWord: string | undefined }

function readItem(element: HTMLElement): Item {
  const { period = '', status = '', last, dayWord } = element.dataset
  const { start, end } = parseSpan(period)
  const isLater = dayInJapan(start) - dayInJapan(Date.now()) > maxDaysAhead
  const group = isLater ? 'later' : last === undefined ? status : 'last'
  return { element, start, end, group, dayWord }
}

/** Sorts by what happens next: an end or, before the period, a start. Ended offers follow, the latest first. */
function compare(a: Item, b: Item): number {
  if (a.group === 'BEFORE_THE_PERIOD' || a.group === 'later') return a.start - b.start || a.end - b.end
  return a.group === 'AFTER_THE_PERIOD' ? b.end - a.end : a.end - b.end
}

/** Shows the points for the amount that was entered last in this visit, in place of those for the example. */
function fillEstimates(root: HTMLElement): void {
  const yen = readRememberedYen()
  if (yen === undefined) return
  for (const target of root.querySelectorAll<HTMLElement>('[data-grant]'))
    setText(target, describeEstimate(yen, parsePointTerms(target.dataset['grant'])))
}

/** Moves each offer into the group of its state, and shows the groups that have any. */
function fillGroups(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('li[data-period]')].map(readItem).sort(compare)
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
