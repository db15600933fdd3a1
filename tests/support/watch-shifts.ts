import type { Page } from '@playwright/test'

/**
 * Observes layout shifts from the next navigation on. Returns a function that lists those of the page, with what moved.
 * With `whole document`, only those after the document has come as a whole: on a busy machine, a row of cards is drawn
 * before its last card has been parsed, and grows with it.
 */
export async function watchShifts(
  page: Page,
  since: 'first frame' | 'whole document' = 'first frame',
): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: [at: number, what: string][] = []
    Object.assign(window, { shifts })
    const name = ({ node }: { node?: Node }) => `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 20) ?? ''}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        if (entry.value > 0.0001)
          shifts.push([entry.startTime, `${entry.value.toFixed(4)}: ${entry.sources.map(name).join(', ')}`])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate((isFromFirst) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const from = isFromFirst ? 0 : (navigation?.domInteractive ?? 0)
      const shifts = Reflect.get(window, 'shifts') as [at: number, what: string][]
      return shifts.flatMap(([at, what]) => (at > from ? [what] : []))
    }, since === 'first frame')
}
