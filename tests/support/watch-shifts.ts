import type { Page } from '@playwright/test'

/** Observes layout shifts from the next navigation on. Returns a function that lists those of the page, with what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const name = ({ node }: { node?: Node }) => `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 20) ?? ''}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        if (entry.value > 0.0001) moved.push(`${entry.value.toFixed(4)}: ${entry.sources.map(name).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moved') as unknown)
}
