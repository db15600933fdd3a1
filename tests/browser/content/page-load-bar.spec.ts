import type { Page } from '@playwright/test'

import { noPrefetchAttribute } from '#site/page-script/every-page/speculation-rules.ts'
import { progressTimes } from '#site/platform/progress-bar-phases.ts'

import { expect, test } from '../../support/pages/page-test.ts'
import { isWholeGrid, selectShare } from '../../support/run/grid.ts'

/** Time after a tap by which the bar would have appeared, in milliseconds: after its delay of 200 ms (specification §4). */
const showsByMs = progressTimes.delay + 400
/** A load that takes longer than any, in milliseconds. */
const longLoadMs = 90_000
/** Widths of the bar in CSS pixels: more than it has when hidden, and more than it has shortly after a tap. */
const startedPx = 20
const advancedPx = 300

test.describe('the page-load bar', () => {
  const listing = '/jp/card/202304-9/'
  const campaign = '/jp/card/202304-9/tablets/'

  /** Returns the width of the bar in CSS pixels; 0 while it is hidden. */
  const widthOfBar = (page: Page) =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement, '::after').width))

  /** Browsers before 2025 do not report that a load has ended without a page. */
  const withoutNavigationApi = () => void Reflect.deleteProperty(window, 'navigation')

  /** Clicks in the page: a click by Playwright would wait for the next page. */
  const clickLink = (page: Page, path: string) =>
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`main a[href^="${href}"]`)?.click(), path)

  /** Answers the campaign's page without content, which leaves the page where it is. */
  const answerWithoutPage = (page: Page) => page.route(`**${campaign}`, (route) => route.fulfill({ status: 204 }))

  test('runs from a tap on a link until the next page, however long that takes', async ({ page }) => {
    await page.addInitScript(withoutNavigationApi)
    await answerWithoutPage(page)
    await page.goto(listing)
    expect(await widthOfBar(page)).toBe(0)
    await clickLink(page, campaign)
    await expect.poll(() => widthOfBar(page)).toBeGreaterThan(startedPx)
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time
    }, longLoadMs)
    expect(await widthOfBar(page)).toBeGreaterThan(advancedPx)
    // Another tap starts it again.
    await clickLink(page, campaign)
    await expect.poll(() => widthOfBar(page)).toBeGreaterThan(startedPx)
    expect(await widthOfBar(page)).toBeLessThan(advancedPx)
  })

  for (const modifier of selectShare(['Shift', 'Control', 'Alt'] as const, 0, 3))
    test(`does not run where ${modifier} and a click open the page elsewhere`, async ({ page, context }) => {
      await page.goto(listing)
      context.on('page', (opened) => void opened.close())
      await page
        .locator(`main a[href^="${campaign}"]:visible`)
        .first()
        .click({ modifiers: [modifier] })
      await page.waitForTimeout(showsByMs)
      expect(await widthOfBar(page)).toBe(0)
    })

  if (isWholeGrid)
    test('does not run where the middle button opens the page elsewhere', async ({ page, context }) => {
      await page.goto(listing)
      context.on('page', (opened) => void opened.close())
      await page.locator(`main a[href^="${campaign}"]:visible`).first().click({ button: 'middle' })
      await page.waitForTimeout(showsByMs)
      expect(await widthOfBar(page)).toBe(0)
    })

  test('is removed from a page that is restored by going back', async ({ page }) => {
    await page.addInitScript(withoutNavigationApi)
    await answerWithoutPage(page)
    await page.goto(listing)
    await clickLink(page, campaign)
    await expect.poll(() => widthOfBar(page)).toBeGreaterThan(startedPx)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await widthOfBar(page)).toBe(0)
  })

  test('does not run for a link to another part of the page', async ({ page }) => {
    await page.goto(campaign)
    await clickLink(page, '#')
    await page.waitForTimeout(showsByMs)
    expect(await widthOfBar(page)).toBe(0)
  })
})

// While a load is pending, Chromium answers nothing that is asked of the page, so what the page does is prepared before
// the tap.
test.describe('after a load that brings no page', () => {
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
    'a file that is downloaded': {
      headers: { 'Content-Disposition': 'attachment; filename="file.bin"' },
      body: 'file',
    },
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
})
