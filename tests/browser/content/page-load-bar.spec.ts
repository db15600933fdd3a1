import type { Page } from '@playwright/test'

import { noPrefetchAttribute } from '#site/page-script/every-page/speculation-rules.ts'
import { progressTimes } from '#site/platform/progress-bar-phases.ts'

import { expect, test } from '../../support/pages/page-test.ts'

// The bar of content pages, after a load that brings no page. While a load is pending, Chromium answers nothing that is
// asked of the page, so what the page does is prepared before the tap.

const now = new Date('2023-02-10T12:00:00+09:00').getTime()
const target = '**/jp/card/202302-9/noodles/'
const isLoading = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-loading'))

/** Follows a link to another page, by the keyboard: a click would wait for that page. */
async function follow(page: Page): Promise<void> {
  await page.locator('a[href="/jp/card/202302-9/noodles/"]').first().focus()
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(now)
  await page.goto('/jp/card/202302-9/')
  // Otherwise the page that follows is there before the tap.
  await page.evaluate((name) => document.documentElement.toggleAttribute(name, true), noPrefetchAttribute)
})

test('the bar ends when the page itself stops the load', async ({ page }) => {
  await page.route(target, () => undefined)
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      document.title = 'the bar was shown'
      setTimeout(() => window.stop())
    }).observe(document.documentElement, { attributeFilter: ['data-loading'] })
  })
  await follow(page)
  await expect.poll(() => page.title()).toBe('the bar was shown')
  expect(await isLoading(page)).toBe(false)
})

test('the bar ends when the visitor stops a load that never answers', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      document.title = 'the bar was shown'
    }).observe(document.documentElement, { attributeFilter: ['data-loading'] })
  })
  const requested = new Promise<void>((resolve) => void page.route(target, () => resolve()))
  await follow(page)
  await requested
  // The same as the browser's stop button and Escape.
  await session.send('Page.stopLoading')
  await expect.poll(() => page.title()).toBe('the bar was shown')
  expect(await isLoading(page)).toBe(false)
})

const responses = {
  'an answer without a page (204)': { status: 204 },
  'a file that is downloaded': { headers: { 'Content-Disposition': 'attachment; filename="file.bin"' }, body: 'file' },
}
for (const [name, response] of Object.entries(responses)) {
  test(`after ${name} the bar ends with the next tap once it has run, and not before`, async ({ page }) => {
    await page.route(target, (route) => route.fulfill(response))
    await follow(page)
    await expect.poll(() => isLoading(page)).toBe(true)
    await page.mouse.click(1, 1)
    expect(await isLoading(page)).toBe(true)
    await page.clock.setFixedTime(now + progressTimes.delay + progressTimes.run + 1)
    await page.mouse.click(1, 1)
    expect(await isLoading(page)).toBe(false)
  })
}
