import type { Page } from '@playwright/test'

import { contentSites, pageAddresses } from '../support/content-sites.ts'
import { doubleText } from '../support/double-text.ts'
import { findViolations } from '../support/find-violations.ts'
import { expect, test } from '../support/page-test.ts'

const height = 740

/** What an address is asked for, where it shows nothing without. */
const queries: Readonly<Record<string, string>> = { '/jp/card/loyalty/notification/': '?id=stage-up-1' }

/** Pages for those who build the app fill in what they find out about the device. */
const isDiagnostics = (address: string) => address.startsWith('/examples/')

/** Notes what moves while the page is coming. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
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

/** Links that are too small for a thumb, in pixels; those within a line of text may be as tall as it is. */
function smallTargets(page: Page) {
  return page.locator('main a:visible, main button:visible, footer a:visible').evaluateAll((targets) =>
    targets
      .filter((target) => target.closest('sup, p, h2, h3, li > span') === null)
      .map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  )
}

/** How far the page is wider than the screen, and what of it. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [scrollWidth, clientWidth] : []
  })
}

for (const site of contentSites) {
  test.describe(site.name, () => {
    test.use({ baseURL: site.origin })

    for (const address of pageAddresses(site)) {
      test(`${address} is accessible, quiet, steady, and fits every screen`, async ({ page }) => {
        await page.setViewportSize({ width: 375, height })
        const moved = await watchShifts(page)
        await page.goto(address + (queries[address] ?? ''))
        await expect(page.locator('.skeleton:visible')).toHaveCount(0)
        expect(await findViolations(page)).toEqual([])
        if (!isDiagnostics(address)) expect(await moved()).toEqual([])
        for (const width of [320, 375, 768, 1280]) {
          await page.setViewportSize({ width, height })
          expect(await overflow(page), `at ${width} px`).toEqual([])
          expect(await smallTargets(page), `at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: 375, height })
        await doubleText(page)
        expect(await overflow(page), 'with text at twice its size').toEqual([])
      })
    }
  })
}
