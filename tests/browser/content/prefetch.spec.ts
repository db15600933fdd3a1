import type { Locator, Page, Request } from '@playwright/test'

import { selectShare } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

const listing = '/jp/card/202304-9/'
const campaign = '/jp/card/202304-9/tablets/'

/** Time by which a prefetch would have been sent, in milliseconds: a pointer that rests for 200 ms is about to follow. */
const prefetchesByMs = 600

function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose'] === 'prefetch'
}

function linkToCampaign(page: Page): Locator {
  return page.locator(`a[href="${campaign}"]`).first()
}

/** Values of `navigator.connection` on which visitors pay for data, or wait for it. */
const slowConnections = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]

for (const connection of selectShare(slowConnections, 0, 3)) {
  test(`nothing is prefetched on a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (isPrefetch(request)) fetched.push(request.url())
    })
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(listing)
    await linkToCampaign(page).hover()
    await page.waitForTimeout(prefetchesByMs)
    expect(fetched).toEqual([])
  })
}

test('a page is prefetched when the pointer rests on a link to it', async ({ page }) => {
  await page.goto(listing)
  const requested = page.waitForRequest((request) => request.url().endsWith(campaign) && isPrefetch(request))
  await linkToCampaign(page).hover()
  await requested
})
