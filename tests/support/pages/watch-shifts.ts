import type { Page } from '@playwright/test'

/**
 * Observes layout shifts from the next navigation on. Returns a function that lists those of the page, with what moved.
 * With `whole document`, only those after the document was drawn as a whole: on a busy machine, a row of cards is drawn
 * before its last card has been parsed, and grows with it.
 */
export async function watchShifts(
  page: Page,
  since: 'first frame' | 'whole document' = 'first frame',
): Promise<() => Promise<unknown>> {
  await page.addInitScript((isFromFirst) => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const name = ({ node }: { node?: Node }) => `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 20) ?? ''}`
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        if (entry.value > 0.0001) moved.push(`${entry.value.toFixed(4)}: ${entry.sources.map(name).join(', ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const forget = () => {
      observer.takeRecords()
      moved.length = 0
    }
    if (!isFromFirst)
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(forget))),
      )
  }, since === 'first frame')
  return () => page.evaluate(() => Reflect.get(window, 'moved') as unknown)
}
