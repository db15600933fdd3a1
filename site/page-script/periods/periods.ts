import { describeStatus, isLastDay, msUntilTextChanges } from '#domain/time/describe-period-status.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'
import { parseSpan } from '#domain/time/spans.ts'

import { maxTimeoutDelay } from '../../platform/max-timeout-delay.ts'
import { setText } from '../elements/set-text.ts'

/** Dispatched at the window once the states of all periods are written. */
export const periodsWritten = 'periods'

let timer: ReturnType<typeof setTimeout> | undefined

/** Writes the state of each period to its element, and schedules itself for the next change (D7). */
export function updatePeriods(): void {
  const now = Date.now()
  const waits: number[] = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-period]')) {
    const { start, end } = parseSpan(element.dataset['period'] ?? '')
    element.dataset['status'] = periodStatusAt(start, end, now)
    const text = describeStatus(start, end, now)
    element.toggleAttribute('data-last', isLastDay(start, end, now))
    for (const target of element.querySelectorAll('[data-words]')) setText(target, text)
    const wait = msUntilTextChanges(start, end, now)
    if (wait !== undefined) waits.push(wait)
  }
  dispatchEvent(new Event(periodsWritten))
  clearTimeout(timer)
  if (waits.length > 0) timer = setTimeout(updatePeriods, Math.min(...waits, maxTimeoutDelay))
}

/**
 * Marks the periods of the page as their elements arrive, before the first paint: observers run before the next frame.
 */
export function watchPeriods(): void {
  const observer = new MutationObserver(() => {
    updatePeriods()
    // Changes made here, or by listeners, must not trigger the observer again.
    observer.takeRecords()
  })
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect()
    updatePeriods()
  })
  document.addEventListener('visibilitychange', updatePeriods)
  // By then the page's elements may have been replaced.
  addEventListener('pageshow', updatePeriods)
}
